import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { connectEmbedded } from './connectEmbedded.ts';
import { connectPostgres } from './connectPostgres.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import type { Listen } from './Listen.ts';
import { listenPostgres } from './listenPostgres.ts';
import type { Database } from './schema.ts';

export interface Connection {
  readonly db: Kysely<Database>;
  /** What other processes announce. */
  readonly listen: Listen;
  /** Ends the connections, and with the embedded database gives its folder free. */
  readonly close: () => Promise<void>;
}

/**
 * Connects to the PostgreSQL server of DATABASE_URL or opens the embedded database in DATA_DIR.
 * @throws {StartError} when another process has the data folder or it cannot be written
 */
export async function connect(config: Config, onConnectionLost: (error: Error) => void): Promise<Connection> {
  if (config.databaseUrl !== undefined) {
    const db = connectPostgres(config.databaseUrl, onConnectionLost);
    return { db, listen: listenPostgres(config.databaseUrl), close: () => db.destroy() };
  }
  const unlock = lockDataFolder(config.dataDir);
  const { db, listen } = await connectEmbedded(join(config.dataDir, 'db'));
  return {
    db,
    listen,
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
}
