import { type Kysely, sql } from 'kysely';

/**
 * Adds to the contract's tables: the owning foundation, foreign keys, and indexes that keep lists fast at a
 * million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await setBelonging(db);
  await setSearchTexts(db);
  await setNameOrder(db);
  await indexVolunteers(db);
  await indexOtherLists(db);
}

async function setBelonging(db: Kysely<unknown>): Promise<void> {
  const ofFoundation = [
    ...['abuse_reports', 'coordinators', 'events', 'invitations', 'notifications'],
    ...['people_in_need', 'volunteer_files', 'volunteers'],
  ];
  for (const table of ofFoundation) {
    await sql`alter table ${sql.table(table)}
      add column "organizationId" uuid not null references "organizations" on delete cascade`.execute(db);
  }
  await sql`alter table "coordinators" add foreign key ("id") references "accounts" on delete cascade`.execute(
    db,
  );
  await sql`alter table "volunteers"
    add column "accountId" uuid unique references "accounts" on delete set null`.execute(db);
  await sql`alter table "volunteer_files"
    add column "volunteerId" uuid not null references "volunteers" on delete cascade,
    add column "content" bytea not null`.execute(db);
  // Documents and photos are already compressed.
  await sql`alter table "volunteer_files" alter column "content" set storage external`.execute(db);
  await sql`alter table "participants"
    add foreign key ("eventId") references "events" on delete cascade,
    add foreign key ("volunteerId") references "volunteers" on delete cascade`.execute(db);
  await sql`alter table "notifications"
    add column "accountId" uuid not null references "accounts" on delete cascade`.execute(db);
  await sql`alter table "notification_preferences"
    add column "accountId" uuid primary key references "accounts" on delete cascade`.execute(db);
}

/** Text searched by a list's `q`, written by the stores: lower case without diacritics. */
async function setSearchTexts(db: Kysely<unknown>): Promise<void> {
  for (const table of ['coordinators', 'events', 'invitations', 'people_in_need', 'volunteers']) {
    await sql`alter table ${sql.table(table)} add column "searchText" text not null default ''`.execute(db);
    await sql`create index on ${sql.table(table)} using gin ("searchText" gin_trgm_ops)`.execute(db);
  }
}

/**
 * Sorts names as people expect (Łucja before Maria) and equally in both databases, whatever their default
 * collation.
 */
async function setNameOrder(db: Kysely<unknown>): Promise<void> {
  const names = [
    ...['coordinators.name', 'coordinators.town', 'events.title', 'events.city'],
    ...['invitations.firstname', 'invitations.lastname', 'organizations.name', 'people_in_need.firstname'],
    ...['people_in_need.lastname', 'people_in_need.city', 'volunteers.firstname', 'volunteers.lastname'],
    'volunteers.city',
  ];
  for (const name of names) {
    const [table = '', column = ''] = name.split('.');
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "und-x-icu"`.execute(
      db,
    );
  }
}

/**
 * Lists are sorted by their field, then by id in the same direction, so that one index serves both
 * directions. With a status filter, the index that starts with the status is used.
 */
async function indexVolunteers(db: Kysely<unknown>): Promise<void> {
  for (const field of ['createdAt', 'lastname', 'firstname', 'city']) {
    const sort = sql.ref(field);
    await sql`create index on "volunteers" ("organizationId", ${sort}, "id")`.execute(db);
    await sql`create index on "volunteers" ("organizationId", "accountStatus", ${sort}, "id")`.execute(db);
  }
  await sql`create index on "volunteers" ("organizationId", "accountStatus", "id")`.execute(db);
  await sql`create index on "volunteer_files" ("volunteerId", "createdAt", "id")`.execute(db);
  await sql`create index on "volunteer_files" ("organizationId")`.execute(db);
}

async function indexOtherLists(db: Kysely<unknown>): Promise<void> {
  for (const table of ['abuse_reports', 'coordinators', 'invitations', 'people_in_need']) {
    await sql`create index on ${sql.table(table)} ("organizationId", "createdAt", "id")`.execute(db);
  }
  await sql`create index on "events" ("organizationId", "status", "startDate", "id")`.execute(db);
  await sql`create index on "events" ("organizationId", "created", "id")`.execute(db);
  await sql`create index on "participants" ("eventId", "status", "signedUpAt", "id")`.execute(db);
  await sql`create index on "participants" ("volunteerId")`.execute(db);
  await sql`create index on "notifications" ("accountId", "createdAt", "id")`.execute(db);
  await sql`create index on "notifications" ("organizationId")`.execute(db);
}
