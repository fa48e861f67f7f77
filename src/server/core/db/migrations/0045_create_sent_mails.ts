import { type Kysely, sql } from 'kysely';

/** What was mailed to volunteers. A mail of the queue has the id of its row here, and its foundation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "sent_mails" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "kind" text not null,
    "subject" text,
    "volunteerId" uuid not null,
    "eventId" uuid,
    "status" text not null,
    "reason" text,
    "createdAt" timestamptz(3) not null,
    "settledAt" timestamptz(3),
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete cascade
  )`.execute(db);
  await sql`create index on "sent_mails" ("organizationId", "volunteerId", "createdAt", "id")`.execute(db);
  // An event that is deleted leaves what was mailed about it.
  await sql`create index on "sent_mails" ("organizationId", "eventId", "createdAt", "id")
    where "eventId" is not null`.execute(db);
  await sql`alter table "mails" add column "notedFor" uuid`.execute(db);
}
