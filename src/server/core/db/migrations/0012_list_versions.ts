import { type Kysely, sql } from 'kysely';

/**
 * Versions that tell whether a foundation's list has changed since it was counted, so that an exact total is
 * not recounted for every page; and indexes for searches, filters and sorts of large lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await versionLists(db);
  await indexSearches(db);
  await indexPeopleInNeed(db);
  await indexEvents(db);
}

/**
 * A list's version is the set of its rows here. A writer updates a row that nobody else is writing, or adds
 * one: there are as many rows as concurrent writers, and no transaction waits. No foreign key, because it
 * would lock the foundation; orphaned rows are harmless.
 */
async function versionLists(db: Kysely<unknown>): Promise<void> {
  await sql`create table "list_versions" (
    "organizationId" uuid not null,
    "list" text not null,
    "slot" uuid not null default gen_random_uuid(),
    "version" bigint not null default (random() * 9e15)::bigint,
    primary key ("organizationId", "list", "slot")
  ) with (fillfactor = 20)`.execute(db);
  // Random instead of counting: after a restore, a version that a running server remembers must not reappear
  // for other records.
  await sql`create function "note_list_changes"() returns trigger language plpgsql as $$
    declare
      "changed" uuid;
    begin
      for "changed" in select distinct "organizationId" from "touched" loop
        update public."list_versions" set "version" = default
        where "organizationId" = "changed" and "list" = tg_table_name and "slot" = (
          select "slot" from public."list_versions" where "organizationId" = "changed" and "list" = tg_table_name
          limit 1 for update skip locked);
        if not found then
          insert into public."list_versions" ("organizationId", "list") values ("changed", tg_table_name);
        end if;
      end loop;
      return null;
    end
  $$`.execute(db);
  for (const list of ['volunteers', 'people_in_need']) {
    for (const [event, touched] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`create trigger ${sql.id(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(list)}
        referencing ${sql.raw(touched)} table as "touched"
        for each statement execute function "note_list_changes"()`.execute(db);
    }
    await sql`insert into "list_versions" ("organizationId", "list")
      select distinct "organizationId", ${sql.lit(list)} from ${sql.table(list)}`.execute(db);
  }
}

/**
 * The foundation is part of the index, so that words common elsewhere cost nothing. Which letters pg_trgm
 * indexes depends on the database's locale (C excludes Cyrillic), so only Latin ones are indexed.
 */
async function indexSearches(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(db);
  for (const table of ['volunteers', 'people_in_need', 'events']) {
    await sql`drop index ${sql.id(`${table}_searchText_idx`)}`.execute(db);
    await sql`alter table ${sql.table(table)} add column "searchKey" text not null generated always as (
      translate("searchText", 'абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя', 'abvggdeejziiiiklmnoprstufhccwwyyyeua')
    ) stored`.execute(db);
    await sql`create index on ${sql.table(table)} using gin ("organizationId", "searchKey" gin_trgm_ops)`.execute(
      db,
    );
  }
}

const orders = ['und-x-icu', 'names_pl', 'names_uk'];

async function indexPeopleInNeed(db: Kysely<unknown>): Promise<void> {
  for (const order of orders) await indexByName('people_in_need', ['firstname', 'city'], order, db);
  await indexCity('people_in_need', db);
}

async function indexEvents(db: Kysely<unknown>): Promise<void> {
  for (const order of orders) await indexByName('events', ['title', 'city'], order, db);
  await indexCity('events', db);
}

async function indexByName(
  table: string,
  columns: readonly string[],
  order: string,
  db: Kysely<unknown>,
): Promise<void> {
  for (const column of columns) {
    await sql`create index on ${sql.table(table)} ("organizationId", ${sql.ref(column)} collate ${sql.id(order)}, "id")`.execute(
      db,
    );
  }
}

/** Same expression as `sameText`. */
async function indexCity(table: string, db: Kysely<unknown>): Promise<void> {
  const decomposed = sql`normalize(translate("city", 'łđøŁĐØ', 'ldoLDO'), NFKD)`;
  await sql`create index on ${sql.table(table)} ("organizationId", (
    lower(btrim(regexp_replace(${decomposed}, ${sql.lit('[\u0300-\u036f]')}, '', 'g')) collate "und-x-icu")
  ))`.execute(db);
}
