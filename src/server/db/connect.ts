import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { connectEmbedded } from './connectEmbedded.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import type { Listen } from './Listen.ts';
import { listenPostgres } from './listenPostgres.ts';
import { overPool } from './overPool.ts';
import { postgresPool } from './postgresPool.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';

export interface Connection {
  /** Sees and changes what `scope.ts` was told: one foundation's data, that of all, or nothing. */
  readonly db: Kysely<Database>;
  /** What other processes announce. */
  readonly listen: Listen;
  /** Connections to a PostgreSQL server, and how many statements wait for one; undefined with the embedded database. */
  readonly connections: (() => { busy: number; idle: number; waiting: number }) | undefined;
  /** Ends the connections, and with the embedded database gives its folder free. */
  readonly close: () => Promise<void>;
}

/**
 * Connects to the PostgreSQL server of DATABASE_URL or opens the embedded database in DATA_DIR.
 * @param fallback for whom statements run of which nobody said it: `all` for an operator's command
 * @throws {StartError} when another process has the data folder or it cannot be written
 */
export async function connect(
  config: Config,
  onConnectionLost: (error: Error) => void,
  fallback?: Scope,
): Promise<Connection> {
  if (config.databaseUrl !== undefined) {
    const pool = postgresPool(config.databaseUrl, onConnectionLost);
    const db = overPool(pool, fallback);
    return {
      db,
      listen: listenPostgres(config.databaseUrl),
      connections: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      close: () => db.destroy(),
    };
  }
  const unlock = lockDataFolder(config.dataDir);
  const { db, listen, close } = await connectEmbedded(join(config.dataDir, 'db'), fallback);
  return {
    db,
    listen,
    connections: undefined,
    close: async () => {
      await close();
      unlock();
    },
  };
}
