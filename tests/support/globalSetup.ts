import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedOptions } from '../../src/server/db/connectEmbedded.ts';
import { connectPostgres } from '../../src/server/db/connectPostgres.ts';
import { embeddedPool } from '../../src/server/db/embeddedPool.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { overPool } from '../../src/server/db/overPool.ts';
import { type PostgresServer, startPostgres } from './startPostgres.ts';
import { TEMPLATE } from './templateDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated, empty embedded database. */
    embeddedDump: string;
    /** Address of a PostgreSQL server's database `postgres`, or why there is none. */
    postgres: { url: string } | { missing: string };
  }
}

/** Once a run: both databases, migrated and empty, ready to be copied in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-tests-'));
  // One behind the other: the embedded database keeps this thread so busy that the other's connection would time out.
  await prepareEmbedded(project, folder);
  const stop = await preparePostgres(project);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
}

async function prepareEmbedded(project: TestProject, folder: string): Promise<void> {
  const pglite = await PGlite.create(embeddedOptions);
  const db = overPool(embeddedPool(pglite));
  await migrate(db);
  await db.destroy();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const file = join(folder, 'embedded.tar');
  writeFileSync(file, await dump.bytes());
  project.provide('embeddedDump', file);
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  let server: PostgresServer;
  try {
    server = await startPostgres();
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    console.warn(`\n!! Tests on PostgreSQL are SKIPPED: ${missing}\n`);
    project.provide('postgres', { missing });
    return async () => {};
  }
  try {
    await createTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgres', { url: server.urlOf('postgres') });
  return server.stop;
}

async function createTemplate(server: PostgresServer): Promise<void> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const db = connectPostgres(server.urlOf(TEMPLATE), console.error).db;
  await migrate(db);
  await db.destroy();
}
