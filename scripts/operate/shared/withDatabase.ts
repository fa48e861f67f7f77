import type { Config } from '../../../src/server/core/config/config.ts';
import { awaitPostgres } from '../../../src/server/core/db/awaitPostgres.ts';
import type { Connection } from '../../../src/server/core/db/Connection.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { DataFolderInUse } from '../../../src/server/core/db/dataFolderLock.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';

type Opened = Pick<Connection, 'db' | 'close'>;

/**
 * Runs a command's work on the whole database, and closes it.
 * @param whenInUse what to do when another process uses the embedded database; default: throw
 * @throws {StartError} when the database cannot be used
 */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Opened['db']) => Promise<Result>,
  whenInUse?: (error: DataFolderInUse) => Promise<Opened>,
): Promise<Result> {
  const { db, close } = await connect(config, () => {}, 'all').catch((error: unknown): Promise<Opened> => {
    if (!whenInUse || !(error instanceof DataFolderInUse)) throw error;
    return whenInUse(error);
  });
  try {
    if (config.databaseUrl !== undefined) await awaitPostgres(db, createLog());
    return await work(db);
  } finally {
    await close();
  }
}
