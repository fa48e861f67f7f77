import pg from 'pg';
import { startPostgres } from '../../../tests/harness/startPostgres.ts';
import { scripts } from './Bench.ts';
import { seedVolunteers } from './multiplyVolunteers.ts';
import { runServer } from './runServer.ts';

export interface BenchDatabase {
  readonly url: string;
  /** URL of another database on the same server. */
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}

/** Typical settings for this machine size; a million rows fit into memory. */
const SETTINGS = { shared_buffers: '512MB', maintenance_work_mem: '512MB', max_wal_size: '4GB' };

/** A separate PostgreSQL server with the demo data and additional volunteers. */
export async function prepareDatabase(volunteers: number): Promise<BenchDatabase> {
  const { urlOf, stop } = await startPostgres(SETTINGS);
  const url = urlOf('postgres');
  // The first start migrates and loads the demo data.
  await (await runServer(scripts.product, { DATABASE_URL: url })).stop();
  seedVolunteers({ DATABASE_URL: url }, volunteers);
  await withClient(url, (client) => client.query('vacuum analyze'));
  return { url, urlOf, stop };
}

/** Runs work on a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
