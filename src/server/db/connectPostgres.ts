import type { Kysely } from 'kysely';
import { overPool } from './overPool.ts';
import { postgresPool } from './postgresPool.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';

/** @param fallback for whom statements run of which nobody said it; without one nothing is visible to them */
export function connectPostgres(
  databaseUrl: string,
  onConnectionLost: (error: Error) => void,
  fallback?: Scope,
): Kysely<Database> {
  return overPool(postgresPool(databaseUrl, onConnectionLost), fallback);
}
