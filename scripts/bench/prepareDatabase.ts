import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tests/support/startPostgres.ts';
import { runServer } from './runServer.ts';

export interface BenchDatabase {
  readonly url: string;
  /** The demo's first foundation, which has the volunteers. */
  readonly organizationId: string;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL server of its own with the demo data and so many volunteers. */
export async function prepareDatabase(volunteers: number): Promise<BenchDatabase> {
  const server = await startPostgres();
  const url = server.urlOf('postgres');
  // The first start migrates and loads the demo data.
  await (await runServer('src/server/main.ts', url)).stop();
  seed(url, volunteers);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select "organizationId" from accounts where email = 'anna.admin@demo.example'`,
  );
  await client.query('vacuum analyze');
  await client.end();
  return { url, organizationId: rows[0].organizationId, stop: server.stop };
}

function seed(url: string, volunteers: number): void {
  const script = join(import.meta.dirname, '../seed.ts');
  const run = spawnSync(process.execPath, [script, '--volunteers', String(volunteers)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('The database could not be seeded.');
}
