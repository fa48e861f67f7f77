import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { embeddedOptions, embeddedPool } from '../../../src/server/core/db/connectEmbedded.ts';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { overPool } from '../../../src/server/core/db/overPool.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import type { DatabaseKind } from '../../harness/openTestDatabase.ts';

export interface EmptyDatabase {
  readonly db: Kysely<Database>;
  readonly url: string | undefined;
  readonly close: () => Promise<void>;
}

/** A tenth of the time of making one anew. */
let emptyDump: Blob | undefined;

async function dumpEmpty(): Promise<Blob> {
  const pglite = await PGlite.create(embeddedOptions);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** A database in which no server was started yet. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  if (kind === 'pglite') {
    emptyDump ??= await dumpEmpty();
    const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: emptyDump });
    const db = overPool(embeddedPool(pglite), 'all');
    return { db, url: undefined, close: () => pglite.close() };
  }
  const server = inject('postgres');
  if ('missing' in server) throw new Error(server.missing);
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const db = connectPostgres(url, () => {}, 'all').db;
  return {
    db,
    url,
    close: async () => {
      await db.destroy();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
