import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Listen } from './Listen.ts';
import { listenEmbedded } from './listenEmbedded.ts';
import type { Database } from './schema.ts';
import { typeParsers } from './typeParsers.ts';

const BYTEA = 17;

export const embeddedOptions: PGliteOptions = {
  extensions: { btree_gin, pg_trgm },
  parsers: { ...typeParsers },
  // PGlite's own goes byte by byte: seconds for a file of 10 MB.
  serializers: { [BYTEA]: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}` },
};

/** Opens the embedded database in a folder that this process has locked, and creates it when there is none. */
export async function connectEmbedded(folder: string): Promise<{ db: Kysely<Database>; listen: Listen }> {
  if (!existsSync(folder)) await createEmbedded(folder);
  const pglite = await PGlite.create(folder, embeddedOptions);
  return { db: overPGlite(pglite), listen: listenEmbedded(pglite) };
}

export function overPGlite(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}

/** Beside its place first, so that a process killed in these seconds leaves no half of a database there. */
async function createEmbedded(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}
