import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { embeddedOptions } from '../../src/server/core/db/connectEmbedded.ts';

/** Emptied databases for reuse: creating one takes ten times as long. */
const idle: PGlite[] = [];

/** Empties every table except the list of migrations, bypassing the trigger that protects the history. */
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

/** A migrated, empty embedded database. */
export async function borrowEmbedded(): Promise<PGlite> {
  return idle.pop() ?? (await PGlite.create({ ...embeddedOptions, loadDataDir: await readDump() }));
}

/** Takes back a database whose schema is unchanged. */
export async function returnEmbedded(pglite: PGlite): Promise<void> {
  await pglite.exec(EMPTY);
  // Otherwise the write-ahead log stays in memory.
  await pglite.exec('checkpoint');
  idle.push(pglite);
}

async function readDump(): Promise<Blob> {
  return new Blob([readFileSync(inject('embeddedDump'))]);
}
