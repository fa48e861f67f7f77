import { type Kysely, sql } from 'kysely';

/** Mails and images; in the database, because all processes share it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // "values" may hold a link's secret, so it is cleared once the mail is sent.
  await sql`create table "mails" (
    "id" uuid primary key,
    "to" text not null,
    "language" text not null,
    "template" text not null,
    "values" jsonb not null,
    "createdAt" timestamptz not null default now(),
    "expiresAt" timestamptz not null,
    "nextTryAt" timestamptz not null default now(),
    "tries" integer not null default 0,
    "lastError" text,
    "sentAt" timestamptz
  )`.execute(db);
  await sql`create index on "mails" ("nextTryAt") where "sentAt" is null`.execute(db);

  // One photo per account and one cover per foundation (without an account). Deleted with its owner.
  await sql`create table "images" (
    "token" text primary key,
    "organizationId" uuid not null references "organizations" on delete cascade,
    "accountId" uuid references "accounts" on delete cascade,
    "type" text not null check ("type" in ('image/jpeg', 'image/png')),
    "content" bytea not null,
    "width" integer not null,
    "height" integer not null,
    "createdAt" timestamptz not null default now()
  )`.execute(db);
  await sql`create unique index on "images" ("organizationId", "accountId") nulls not distinct`.execute(db);
  await sql`create index on "images" ("accountId")`.execute(db);
  await sql`alter table "images" alter column "content" set storage external`.execute(db);
}
