import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Connection } from './Connection.ts';
import { connectPostgres } from './connectPostgres.ts';
import { lockDataFolder } from './dataFolderLock.ts';
import type { Scope } from './scope.ts';

/**
 * Connects to the PostgreSQL server of DATABASE_URL, or opens the embedded database in DATA_DIR.
 * @param fallback scope of statements outside of any scope: `all` for an operator's command
 * @throws {StartError} when another process uses the data folder or it is not writable
 */
export async function connect(
  config: Config,
  onConnectionLost: (error: Error) => void,
  fallback?: Scope,
): Promise<Connection> {
  if (config.databaseUrl !== undefined) {
    return connectPostgres(config.databaseUrl, onConnectionLost, fallback);
  }
  const unlock = lockDataFolder(config.dataDir);
  const { connectEmbedded } = await import('./connectEmbedded.ts');
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
