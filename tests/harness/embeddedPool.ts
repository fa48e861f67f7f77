import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { embeddedOptions } from '../../src/server/core/db/connectEmbedded.ts';

/** Emptied, and free for the next who asks: to make one anew takes ten times as long. */
const idle: PGlite[] = [];

/** Every table but the one that says which migrations have run, and past the trigger that keeps the history. */
const EMPTY = `
  begin;
  set local session_replication_role = replica;
  do $$ begin
    execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
    );
  end $$;
  commit;
`;

/** An embedded database, migrated and empty. */
export async function borrowEmbedded(): Promise<PGlite> {
  return idle.pop() ?? (await PGlite.create({ ...embeddedOptions, loadDataDir: await readDump() }));
}

/** Takes one back that nobody uses any more, and whose tables are as they were made. */
export async function returnEmbedded(pglite: PGlite): Promise<void> {
  await pglite.exec(EMPTY);
  // Otherwise what was written stays in memory as a log.
  await pglite.exec('checkpoint');
  idle.push(pglite);
}

async function readDump(): Promise<Blob> {
  return new Blob([readFileSync(inject('embeddedDump'))]);
}
