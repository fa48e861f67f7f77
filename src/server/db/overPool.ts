import { type CompiledQuery, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';
import { scopedPool } from './wire/scopedPool.ts';

/**
 * @param fallback for whom statements run of which nobody said it; without one nothing is visible to them
 * @param onStatement told of each that ran, in the scope that it ran in
 */
export function overPool(
  pool: Pool,
  fallback?: Scope,
  onStatement?: (statement: CompiledQuery) => void,
): Kysely<Database> {
  const dialect = new PostgresDialect({ pool: scopedPool(pool, fallback) });
  if (!onStatement) return new Kysely<Database>({ dialect });
  const log = ({ level, query }: LogEvent) => {
    if (level === 'query') onStatement(query);
  };
  return new Kysely<Database>({ dialect, log });
}
