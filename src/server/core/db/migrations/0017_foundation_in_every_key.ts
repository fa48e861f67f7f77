import { type Kysely, sql } from 'kysely';

/**
 * Adds the foundation to every table, key and foreign key, so that a database distributed by it can take the
 * tables as they are. What is unique across foundations, or is looked up before the foundation is known, uses
 * two small tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameFoundations(db);
  await findWaysIn(db);
  await changeKeys(db);
  await changeIndexes(db);
  await numberNotifications(db);
  await keepUpWithLastRelease(db);
}

/** Tables that knew their foundation only through another table. */
async function nameFoundations(db: Kysely<unknown>): Promise<void> {
  for (const [table, owner, column] of [
    ['participants', 'events', 'eventId'],
    ['sessions', 'accounts', 'accountId'],
    ['notification_preferences', 'accounts', 'accountId'],
    ['volunteer_applications', 'accounts', 'accountId'],
    ['one_time_tokens', 'accounts', 'subjectId'],
    ['one_time_tokens', 'invitations', 'subjectId'],
  ] as const) {
    await sql`alter table ${sql.table(table)} add column if not exists "organizationId" uuid`.execute(db);
    await sql`update ${sql.table(table)} as "row" set "organizationId" = "owner"."organizationId"
      from ${sql.table(owner)} as "owner" where "owner"."id" = "row".${sql.ref(column)}`.execute(db);
  }
  // Tokens of deleted subjects open nothing.
  await sql`delete from "one_time_tokens" where "organizationId" is null`.execute(db);
  await sql`alter table "one_time_tokens"
    add foreign key ("organizationId") references "organizations" on delete cascade`.execute(db);
}

async function findWaysIn(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: it is in one place, and its targets are distributed. Dangling rows are harmless.
  await sql`create table "email_addresses" (
    "address" text not null,
    "state" text not null check ("state" in ('confirmed', 'typed', 'wanted')),
    "organizationId" uuid not null,
    "accountId" uuid not null,
    "createdAt" timestamptz not null,
    primary key ("address", "state", "accountId")
  )`.execute(db);
  await sql`insert into "email_addresses" ("address", "state", "organizationId", "accountId", "createdAt")
    select lower("email"), case when "emailConfirmedAt" is null then 'typed' else 'confirmed' end,
      "organizationId", "id", "createdAt" from "accounts" where "closedAt" is null
    union all
    select lower("pendingEmail"), 'wanted', "organizationId", "id", "createdAt" from "accounts"
      where "closedAt" is null and "pendingEmail" is not null`.execute(db);
  // One open account per address across foundations.
  await sql`create unique index on "email_addresses" ("address") where "state" = 'confirmed'`.execute(db);
  await sql`create index on "email_addresses" ("accountId")`.execute(db);

  await sql`create table "secret_hashes" (
    "hash" bytea primary key,
    "organizationId" uuid not null,
    "keptUntil" timestamptz
  )`.execute(db);
  await sql`insert into "secret_hashes" ("hash", "organizationId", "keptUntil")
    select "tokenHash", "organizationId", "expiresAt" from "sessions"
    union all select "tokenHash", "organizationId", "expiresAt" + interval '30 days' from "one_time_tokens"
    union all select sha256("token"::bytea), "organizationId", null from "images"`.execute(db);
  await sql`create index on "secret_hashes" ("keptUntil") where "keptUntil" is not null`.execute(db);
}

const KEYS = {
  abuse_reports: 'id',
  accounts: 'id',
  coordinators: 'id',
  events: 'id',
  history: 'id',
  images: 'token',
  invitations: 'id',
  notification_preferences: 'accountId',
  notifications: 'id',
  one_time_tokens: 'tokenHash',
  participants: 'id',
  people_in_need: 'id',
  sessions: 'tokenHash',
  volunteer_applications: 'accountId',
  volunteer_files: 'id',
  volunteers: 'id',
} as const;

/** Column → referenced table, and the action on deletion. */
const REFERENCES = [
  ['coordinators', 'id', 'accounts', 'cascade'],
  ['images', 'accountId', 'accounts', 'cascade'],
  ['notification_preferences', 'accountId', 'accounts', 'cascade'],
  ['notifications', 'accountId', 'accounts', 'cascade'],
  ['participants', 'eventId', 'events', 'cascade'],
  ['participants', 'volunteerId', 'volunteers', 'cascade'],
  ['sessions', 'accountId', 'accounts', 'cascade'],
  ['volunteer_applications', 'accountId', 'accounts', 'cascade'],
  ['volunteer_files', 'volunteerId', 'volunteers', 'cascade'],
  ['volunteers', 'accountId', 'accounts', 'set null ("accountId")'],
] as const;

async function changeKeys(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of REFERENCES) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_${column}_fkey`)}`.execute(
      db,
    );
  }
  for (const [table, key] of Object.entries(KEYS)) {
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.id(`${table}_pkey`)}, add primary key ("organizationId", ${sql.ref(key)})`.execute(
      db,
    );
  }
  for (const [table, column, owner, action] of REFERENCES) {
    await sql`alter table ${sql.table(table)} add foreign key ("organizationId", ${sql.ref(column)})
      references ${sql.table(owner)} on delete ${sql.raw(action)}`.execute(db);
  }
}

async function changeIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of [
    ...['accounts_lower_idx1', 'accounts_lower_idx2', 'coordinators_searchText_idx'],
    ...['history_subjectId_at_id_idx', 'images_accountId_idx', 'invitations_searchText_idx'],
    ...['notifications_accountId_createdAt_id_idx', 'notifications_accountId_idx'],
    ...['notifications_accountId_position_idx', 'notifications_organizationId_idx'],
    ...['one_time_tokens_subjectId_purpose_idx', 'participants_eventId_signedUpAt_id_idx'],
    ...['participants_eventId_status_signedUpAt_id_idx', 'participants_volunteerId_idx'],
    ...['sessions_accountId_idx', 'volunteer_files_organizationId_idx'],
    'volunteer_files_volunteerId_createdAt_id_idx',
  ]) {
    await sql`drop index ${sql.id(name)}`.execute(db);
  }
  for (const [table, columns] of [
    ['accounts', 'lower("email")'],
    ['history', '"subjectId", "at", "id"'],
    ['notifications', '"accountId", "createdAt", "id"'],
    ['notifications', '"accountId", "position"'],
    ['notifications', '"position"'],
    ['one_time_tokens', '"subjectId", "purpose"'],
    ['participants', '"eventId", "signedUpAt", "id"'],
    ['participants', '"eventId", "status", "signedUpAt", "id"'],
    ['participants', '"volunteerId"'],
    ['sessions', '"accountId"'],
    ['volunteer_files', '"volunteerId", "createdAt", "id"'],
  ] as const) {
    await sql`create index on ${sql.table(table)} ("organizationId", ${sql.raw(columns)})`.execute(db);
  }
  await sql`create index on "notifications" ("organizationId", "accountId") where "readAt" is null`.execute(
    db,
  );
  for (const [table, column] of [
    ['participants', '"eventId", "volunteerId"'],
    ['volunteers', '"accountId"'],
  ] as const) {
    await sql`create unique index on ${sql.table(table)} ("organizationId", ${sql.raw(column)})`.execute(db);
  }
}

/**
 * As in migration 0007, but numbered per foundation instead of by one sequence. A notification is only
 * deleted with its account, so a reader that resumes after one of its own finds all later ones at larger
 * numbers.
 */
async function numberNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function "number_notification"() returns trigger language plpgsql
    set search_path = public as $$
    begin
      perform pg_advisory_xact_lock(hashtext('notifications'), hashtext(new."organizationId"::text));
      update "notifications" set "position" = (
        select coalesce(max("position"), 0) + 1 from "notifications" where "organizationId" = new."organizationId")
      where "organizationId" = new."organizationId" and "id" = new."id";
      return null;
    end
  $$`.execute(db);
  await sql`drop sequence "notification_positions"`.execute(db);
}

/**
 * During a rolling update, servers of the last release insert rows without a foundation and do not know the
 * lookup tables: triggers fill them in, and old keys stay for their conflict clauses. The next release
 * removes all of it (tests/harness/distribution/leftovers.ts names it).
 */
async function keepUpWithLastRelease(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of [
    ['accounts', 'id'],
    ['coordinators', 'id'],
    ['notification_preferences', 'accountId'],
    ['one_time_tokens', 'tokenHash'],
    ['sessions', 'tokenHash'],
  ] as const) {
    const name = sql.id(`${table}_last_release`);
    await sql`create unique index ${name} on ${sql.table(table)} (${sql.ref(key)})`.execute(db);
  }
  await fillFoundations(db);
  await noteWaysIn(db);
}

async function fillFoundations(db: Kysely<unknown>): Promise<void> {
  await sql`create function "fill_foundation"() returns trigger language plpgsql set search_path = public as $$
    begin
      if tg_table_name = 'participants' then
        new."organizationId" := (select "organizationId" from "events" where "id" = new."eventId");
      elsif tg_table_name = 'one_time_tokens' then
        new."organizationId" := coalesce(
          (select "organizationId" from "accounts" where "id" = new."subjectId"),
          (select "organizationId" from "invitations" where "id" = new."subjectId"));
      else
        new."organizationId" := (select "organizationId" from "accounts" where "id" = new."accountId");
      end if;
      return new;
    end
  $$`.execute(db);
  for (const table of [
    ...['notification_preferences', 'one_time_tokens', 'participants', 'sessions', 'volunteer_applications'],
  ]) {
    await sql`create trigger "fill_foundation" before insert on ${sql.table(table)} for each row
      when (new."organizationId" is null) execute function "fill_foundation"()`.execute(db);
  }
}

async function noteWaysIn(db: Kysely<unknown>): Promise<void> {
  await sql`create function "note_addresses"() returns trigger language plpgsql set search_path = public as $$
    begin
      delete from "email_addresses" where "accountId" = coalesce(new."id", old."id");
      if tg_op <> 'DELETE' and new."closedAt" is null then
        insert into "email_addresses" ("address", "state", "organizationId", "accountId", "createdAt")
        values (lower(new."email"), case when new."emailConfirmedAt" is null then 'typed' else 'confirmed' end,
          new."organizationId", new."id", new."createdAt");
        if new."pendingEmail" is not null then
          insert into "email_addresses" ("address", "state", "organizationId", "accountId", "createdAt")
          values (lower(new."pendingEmail"), 'wanted', new."organizationId", new."id", new."createdAt");
        end if;
      end if;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger "note_addresses"
    after insert or delete or update of "email", "pendingEmail", "emailConfirmedAt", "closedAt" on "accounts"
    for each row execute function "note_addresses"()`.execute(db);
  await sql`create function "note_secret"() returns trigger language plpgsql set search_path = public as $$
    begin
      insert into "secret_hashes" ("hash", "organizationId", "keptUntil") values (
        case tg_table_name when 'images' then sha256((to_jsonb(new) ->> 'token')::bytea)
          else (to_jsonb(new) ->> 'tokenHash')::bytea end,
        new."organizationId",
        (to_jsonb(new) ->> 'expiresAt')::timestamptz
          + case tg_table_name when 'one_time_tokens' then interval '30 days' else interval '0' end)
      on conflict do nothing;
      return null;
    end
  $$`.execute(db);
  for (const table of ['images', 'one_time_tokens', 'sessions']) {
    const event = sql.raw(table === 'images' ? 'insert or update of "token"' : 'insert');
    await sql`create trigger "note_secret" after ${event} on ${sql.table(table)}
      for each row execute function "note_secret"()`.execute(db);
  }
}
