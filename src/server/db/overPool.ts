import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';
import { scopedPool } from './wire/scopedPool.ts';

/** @param fallback for whom statements run of which nobody said it; without one nothing is visible to them */
export function overPool(pool: Pool, fallback?: Scope): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: scopedPool(pool, fallback) }) });
}
