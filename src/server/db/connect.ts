import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { connectEmbedded } from './connectEmbedded.ts';
import { connectPostgres } from './connectPostgres.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import type { Listen } from './Listen.ts';
import { listenPostgres } from './listenPostgres.ts';
import type { Database } from './schema.ts';
import type { Scope } from './scope.ts';

export interface Connection {
  /** Sees and changes what `scope.ts` was told: one foundation's data, that of all, or nothing. */
  readonly db: Kysely<Database>;
  /** What other processes announce. */
  readonly listen: Listen;
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
    const db = connectPostgres(config.databaseUrl, onConnectionLost, fallback);
    return { db, listen: listenPostgres(config.databaseUrl), close: () => db.destroy() };
  }
  const unlock = lockDataFolder(config.dataDir);
  const { db, listen, close } = await connectEmbedded(join(config.dataDir, 'db'), fallback);
  return {
    db,
    listen,
    close: async () => {
      await close();
      unlock();
    },
  };
}
