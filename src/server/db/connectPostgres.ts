import type { Connection } from './Connection.ts';
import { listenPostgres } from './listenPostgres.ts';
import { overPool } from './overPool.ts';
import { postgresPool } from './postgresPool.ts';
import type { Scope } from './scope.ts';

/** @param fallback for whom statements run of which nobody said it; without one nothing is visible to them */
export function connectPostgres(
  databaseUrl: string,
  onConnectionLost: (error: Error) => void,
  fallback?: Scope,
): Connection {
  const pool = postgresPool(databaseUrl, onConnectionLost);
  const db = overPool(pool, fallback);
  return {
    db,
    listen: listenPostgres(databaseUrl),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}
