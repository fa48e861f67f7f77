import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';

/** Rate limit counts and session use are written whatever the response. */
const UNWATCHED = ['rate_limits', 'sessions', 'watched_writes'];

interface WatchedWrites {
  /** Names of the tables written since the last call. */
  readonly take: () => Promise<readonly string[]>;
  /** Restores the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Records by triggers which tables committed transactions write: far cheaper than comparing all rows before
 * and after each of thousands of requests.
 */
export async function watchWrites(db: Kysely<Database>): Promise<WatchedWrites> {
  await sql`create table "watched_writes" ("table" text not null)`.execute(db);
  // `security definer`: whoever writes, and whatever they see, the owner records it.
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
