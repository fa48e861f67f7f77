import { type Kysely, sql } from 'kysely';

/** Tables not exposed by the contract: accounts, credentials and history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "accounts" (
    "id" uuid primary key,
    "organizationId" uuid not null references "organizations" on delete cascade,
    "email" text not null,
    "passwordHash" text not null,
    "role" text not null check ("role" in ('admin', 'coordinator', 'volunteer')),
    "language" text not null default 'pl',
    "imageToken" text,
    "createdAt" timestamptz not null default now(),
    "emailConfirmedAt" timestamptz,
    "closedAt" timestamptz
  )`.execute(db);
  // One open account per address; people who left or were deleted can be invited again.
  await sql`create unique index on "accounts" (lower("email")) where "closedAt" is null`.execute(db);
  await sql`create index on "accounts" ("organizationId", "role")`.execute(db);

  // Only the SHA-256 of secrets is stored, so a copy of the database opens nothing.
  await sql`create table "sessions" (
    "tokenHash" bytea primary key,
    "accountId" uuid not null references "accounts" on delete cascade,
    "createdAt" timestamptz not null default now(),
    "lastUsedAt" timestamptz not null default now(),
    "expiresAt" timestamptz not null
  )`.execute(db);
  await sql`create index on "sessions" ("accountId")`.execute(db);
  await sql`create index on "sessions" ("expiresAt")`.execute(db);

  // "subjectId" is an account's id or, for an invitation, the invitation's.
  await sql`create table "one_time_tokens" (
    "tokenHash" bytea primary key,
    "purpose" text not null check ("purpose" in ('confirmEmail', 'resetPassword', 'invitation', 'restore')),
    "subjectId" uuid not null,
    "createdAt" timestamptz not null default now(),
    "expiresAt" timestamptz not null,
    "usedAt" timestamptz
  )`.execute(db);
  await sql`create index on "one_time_tokens" ("subjectId", "purpose")`.execute(db);

  // "bucket" is a hash of what is counted: no address of a person or machine is stored.
  await sql`create table "rate_limits" (
    "bucket" text primary key,
    "count" integer not null,
    "resetAt" timestamptz not null
  )`.execute(db);
  await sql`create index on "rate_limits" ("resetAt")`.execute(db);

  // No foreign keys: the history outlives its subjects.
  await sql`create table "history" (
    "id" uuid primary key,
    "organizationId" uuid not null,
    "subjectTable" text not null,
    "subjectId" uuid not null,
    "at" timestamptz not null default now(),
    "action" text not null,
    "actorId" uuid,
    "actorName" text,
    "changes" jsonb not null default '[]'
  )`.execute(db);
  await sql`create index on "history" ("subjectId", "at", "id")`.execute(db);
  await makeAppendOnly(db);
}

async function makeAppendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`create function "refuse_change_of_history"() returns trigger language plpgsql as $$
    begin
      raise exception 'history is append only' using errcode = 'restrict_violation';
    end
  $$`.execute(db);
  await sql`create trigger "append_only" before update or delete or truncate on "history"
    for each statement execute function "refuse_change_of_history"()`.execute(db);
}
