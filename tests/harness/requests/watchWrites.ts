import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';

/** Tries are counted and sessions noted as used, whatever is answered. */
const UNWATCHED = ['rate_limits', 'sessions', 'watched_writes'];

interface WatchedWrites {
  /** Names of the tables that were written since it was last called. */
  readonly take: () => Promise<readonly string[]>;
  /** Leaves the database as it was. */
  readonly stop: () => Promise<void>;
}

/**
 * Notes by triggers which tables are written, by transactions that are committed: far cheaper than to compare all rows
 * before and after each of thousands of requests.
 */
export async function watchWrites(db: Kysely<Database>): Promise<WatchedWrites> {
  await sql`create table "watched_writes" ("table" text not null)`.execute(db);
  // Whoever writes, and whatever they see, the note is the owner's.
  await sql`create function "note_write"() returns trigger language plpgsql security definer as $$
    begin insert into public."watched_writes" values (tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{
    name: string;
  }>`select "table_name" as "name" from "information_schema"."tables"
    where "table_schema" = 'public' and "table_type" = 'BASE TABLE'`.execute(db);
  for (const { name } of rows.filter((table) => !UNWATCHED.includes(table.name))) {
    await sql`create trigger "note_write" after insert or update or delete on ${sql.table(name)}
      for each row execute function "note_write"()`.execute(db);
  }
  return {
    take: async () => {
      const { rows: written } = await sql<{
        table: string;
      }>`delete from "watched_writes" returning "table"`.execute(db);
      return [...new Set(written.map(({ table }) => table))];
    },
    stop: async () => {
      await sql`drop function "note_write" cascade`.execute(db);
      await sql`drop table "watched_writes"`.execute(db);
    },
  };
}
