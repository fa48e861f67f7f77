import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { embeddedOptions, embeddedPool } from '../../src/server/core/db/connectEmbedded.ts';
import { overPool } from '../../src/server/core/db/overPool.ts';
import type { Database } from '../../src/server/core/db/schema.ts';

/**
 * Creates and fills a data folder from a dump of a migrated embedded database, ten times as fast as
 * migrating.
 */
export async function fillDataFolder<T>(
  folder: string,
  fill: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  return onPGlite(folder, new Blob([readFileSync(inject('embeddedDump'))]), fill);
}

/** Opens the embedded database of a data folder that no process uses. */
export function inDataFolder<T>(folder: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return onPGlite(folder, undefined, work);
}

async function onPGlite<T>(
  folder: string,
  dump: Blob | undefined,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const options = { ...embeddedOptions, ...(dump && { loadDataDir: dump }) };
  const pglite = await PGlite.create(join(folder, 'db'), options);
  const db = overPool(embeddedPool(pglite), 'all');
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await pglite.close();
  }
}
