import { type Kysely, sql } from 'kysely';

/** Checks of volunteers for work with minors, and what is such work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "clearances" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid not null,
    "kind" text not null,
    "checkedOn" date not null,
    "result" text not null,
    "validUntil" date,
    "reference" text,
    "fileId" uuid,
    "checkedBy" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "editedAt" timestamptz(3),
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete cascade,
    foreign key ("organizationId", "fileId") references "volunteer_files" on delete set null ("fileId")
  )`.execute(db);
  await sql`create index on "clearances" ("organizationId", "volunteerId")`.execute(db);
  await sql`create index on "clearances" ("organizationId", "fileId") where "fileId" is not null`.execute(db);
  await sql`alter table "events" add column "withMinors" boolean`.execute(db);
  await sql`alter table "people_in_need" add column "withMinors" boolean`.execute(db);
}
