import { type Kysely, sql } from 'kysely';

/** How long foundations keep records that nobody needs any more, and whom the clock erases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "retention_periods" (
    "organizationId" uuid not null primary key references "organizations" on delete cascade,
    "pendingVolunteers" integer,
    "rejectedVolunteers" integer,
    "inactiveVolunteers" integer,
    "closedRequests" integer,
    "version" integer not null default 1,
    "checkedOn" date
  )`.execute(db);
  // Its id is that of a record in one of two tables.
  await sql`create table "upcoming_erasures" (
    "organizationId" uuid not null references "organizations" on delete cascade,
    "id" uuid not null,
    "subjectType" text not null,
    "rule" text not null,
    "status" text not null default 'announced',
    "quietSince" date not null,
    "announcedOn" date,
    "erasesOn" date,
    "remindedOn" date,
    "keptOn" date,
    "keptBy" jsonb,
    "keepReason" text,
    primary key ("organizationId", "id")
  )`.execute(db);
  await sql`create index on "upcoming_erasures" ("organizationId", "erasesOn", "id")`.execute(db);
  // Foundations together, for the clock.
  await sql`create index on "upcoming_erasures" ("erasesOn") where "status" = 'announced'`.execute(db);
}
