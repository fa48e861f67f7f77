import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "saved_views" (
    "organizationId" uuid not null references "organizations" on delete cascade,
    "id" uuid not null,
    "list" text not null,
    "name" text not null,
    "query" text not null,
    "columns" jsonb,
    "shared" boolean default 'false',
    "author" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "updatedAt" timestamptz(3) not null,
    "version" integer not null,
    primary key ("organizationId", "id")
  )`.execute(db);
  await sql`create index on "saved_views" ("organizationId", (lower(btrim(regexp_replace(normalize(translate("list", 'łđøŁĐØ', 'ldoLDO'), NFKD), '[\u0300-\u036f]', '', 'g')) collate "und-x-icu")))`.execute(
    db,
  );
  await sql`create index on "saved_views" ("organizationId", "name" collate "und-x-icu", "id")`.execute(db);
  await sql`create index on "saved_views" ("organizationId", "name" collate "names_pl", "id")`.execute(db);
  await sql`create index on "saved_views" ("organizationId", "name" collate "names_uk", "id")`.execute(db);
}
