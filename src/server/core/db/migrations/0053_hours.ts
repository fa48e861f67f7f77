import { type Kysely, sql } from 'kysely';

/** Time that volunteers gave besides events and visits, and numbered certificates of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "certificates" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid,
    "year" integer not null,
    "serial" integer not null,
    "holder" text,
    "issuer" jsonb not null,
    "dateFrom" date not null,
    "dateTo" date not null,
    "activities" text,
    "language" text not null default 'pl',
    "minutes" integer not null,
    "events" integer not null,
    "visits" integer not null,
    "timeEntries" integer not null,
    "code" text not null,
    "issuedBy" jsonb,
    "createdAt" timestamptz(3) not null,
    "revokedAt" timestamptz(3),
    "revocationReason" text,
    primary key ("organizationId", "id"),
    foreign key ("organizationId") references "organizations" on delete cascade,
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete set null ("volunteerId")
  )`.execute(db);
  await sql`create unique index on "certificates" ("organizationId", "year", "serial")`.execute(db);
  await sql`create index on "certificates" ("organizationId", "volunteerId") where "volunteerId" is not null`.execute(
    db,
  );
  await sql`create table "time_entries" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid,
    "date" date not null,
    "timeFrom" text not null,
    "timeTo" text not null,
    "description" text not null,
    "minutes" integer not null,
    "status" text not null,
    "notedBy" jsonb,
    "decidedBy" jsonb,
    "declineReason" text,
    "createdAt" timestamptz(3) not null,
    "startsAt" timestamptz not null,
    "endsAt" timestamptz not null,
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete set null ("volunteerId")
  )`.execute(db);
  await sql`create index on "time_entries" ("organizationId", "volunteerId", "date")`.execute(db);
  await sql`create index on "time_entries" ("organizationId", "volunteerId") where "status" = 'proposed'`.execute(
    db,
  );
  // Whoever checks one knows the code alone.
  await sql`create index on "certificates" ("code")`.execute(db);
}
