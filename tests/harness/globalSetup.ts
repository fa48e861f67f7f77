import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedOptions, embeddedPool } from '../../src/server/core/db/connectEmbedded.ts';
import { connectPostgres } from '../../src/server/core/db/connectPostgres.ts';
import { migrate } from '../../src/server/core/db/migrate.ts';
import { overPool } from '../../src/server/core/db/overPool.ts';
import { distributeTables } from './distribution/distributeTables.ts';
import { readStatements, statementIssues } from './distribution/statementIssues.ts';
import { type PostgresServer, startPostgres } from './startPostgres.ts';
import { DISTRIBUTED_TEMPLATE, TEMPLATE } from './templateDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump of a migrated, empty embedded database. */
    embeddedDump: string;
    /** URL of a PostgreSQL server's database `postgres`, or why there is none. */
    postgres: { url: string } | { missing: string };
    /** File with the statements of servers under test, one per line (see noteStatement.ts). */
    statements: string;
  }
}

/** Databases live for seconds, and nothing follows their log. */
const SHORT_LIVED = { autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' };

/** Once per run: migrates both empty databases, ready to be copied in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-tests-'));
  // In sequence: the embedded database blocks this thread, and the other connection would time out.
  await prepareEmbedded(project, folder);
  const statements = join(folder, 'statements.jsonl');
  writeFileSync(statements, '');
  project.provide('statements', statements);
  const server = await preparePostgres(project);
  return async () => {
    try {
      if (server) await refuseIssues(statements, server);
    } finally {
      await server?.stop();
      rmSync(folder, { recursive: true });
    }
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

/** @throws Error naming each statement of the run that a database distributed by foundation would refuse */
async function refuseIssues(file: string, server: PostgresServer): Promise<void> {
  const issues = await statementIssues(readStatements(file), server.urlOf(DISTRIBUTED_TEMPLATE));
  if (issues.length > 0) throw new Error(`Statements that cannot be distributed:\n${issues.join('\n')}`);
}

async function preparePostgres(project: TestProject): Promise<PostgresServer | undefined> {
  let server: PostgresServer;
  try {
    server = await startPostgres(SHORT_LIVED);
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    console.warn(`\n!! Tests on PostgreSQL are SKIPPED: ${missing}\n`);
    project.provide('postgres', { missing });
    return undefined;
  }
  try {
    await createTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgres', { url: server.urlOf('postgres') });
  return server;
}

async function createTemplate(server: PostgresServer): Promise<void> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  const db = connectPostgres(server.urlOf(TEMPLATE), console.error).db;
  await migrate(db);
  await db.destroy();
  await client.query(`create database ${DISTRIBUTED_TEMPLATE} template ${TEMPLATE}`);
  await client.end();
  const distributed = connectPostgres(server.urlOf(DISTRIBUTED_TEMPLATE), console.error, 'all').db;
  await distributeTables(distributed);
  await distributed.destroy();
}
