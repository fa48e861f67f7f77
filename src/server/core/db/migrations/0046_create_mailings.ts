import { type Kysely, sql } from 'kysely';

/** Messages of the foundations to volunteers, whose mails are in `sent_mails`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "mailings" (
    "organizationId" uuid not null references "organizations" on delete cascade,
    "id" uuid not null,
    "subject" text not null,
    "status" text not null,
    "kind" text not null,
    "pl" jsonb,
    "en" jsonb,
    "uk" jsonb,
    "ru" jsonb,
    "eventId" uuid,
    "filter" text,
    "volunteerIds" jsonb,
    "sendDate" date,
    "sendTime" text,
    "sendAt" timestamptz(3) not null,
    "author" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "sentAt" timestamptz(3),
    "version" integer not null,
    "searchText" text not null,
    primary key ("organizationId", "id")
  )`.execute(db);
  await sql`create index on "mailings" ("organizationId", "createdAt", "id")`.execute(db);
  await sql`create index on "mailings" ("sendAt") where "status" in ('scheduled', 'sending')`.execute(db);
  await sql`alter table "sent_mails" add column "mailingId" uuid, add column "newsHash" bytea`.execute(db);
  // Each volunteer gets a message once, whatever is killed on the way.
  await sql`create unique index on "sent_mails" ("organizationId", "mailingId", "volunteerId")
    where "mailingId" is not null`.execute(db);
  await sql`create index on "sent_mails" ("organizationId", "newsHash") where "newsHash" is not null`.execute(
    db,
  );
  await sql`alter table "volunteers" add column "newsStoppedAt" timestamptz(3)`.execute(db);
}
