import { join } from 'node:path';

type Query = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** PostgreSQL by `pg`, or PGlite, used as documented. */
export async function bareDatabase(): Promise<Query> {
  if (process.env.DATABASE_URL) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
    return async (text, values) => (await pool.query(text, [...values])).rows;
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const { embeddedOptions } = await import('../../../src/server/core/db/connectEmbedded.ts');
  const pglite = await PGlite.create(join(String(process.env.DATA_DIR), 'db'), {
    extensions: embeddedOptions.extensions ?? {},
  });
  return async (text, values) => (await pglite.query<Record<string, unknown>>(text, [...values])).rows;
}
