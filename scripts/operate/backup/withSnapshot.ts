import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../src/server/core/config/config.ts';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { connectEmbedded } from '../../../src/server/core/db/connectEmbedded.ts';
import { type CopyReply, copySocket } from '../../../src/server/core/db/copyServer.ts';
import type { DataFolderInUse } from '../../../src/server/core/db/dataFolderLock.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import type { Trx } from '../../../src/server/core/db/transaction.ts';
import { withDatabase } from '../shared/withDatabase.ts';

/**
 * Runs work on a consistent snapshot of the database while servers keep writing: on PostgreSQL a repeatable
 * read transaction. The embedded database has one connection, so a running server is asked for a copy.
 * @throws {StartError} when there is nothing to back up, or another process than a server uses the data
 * folder
 */
export async function withSnapshot<T>(config: Config, work: (snapshot: Trx) => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'db'))) {
    throw new StartError(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  const onSnapshot = async (db: Kysely<Database>) => {
    await requireTables(db);
    const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return transaction.execute(async (snapshot) => {
      // A slow disk may delay the next read.
      await sql`set local statement_timeout = 0`.execute(snapshot);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
      return work(snapshot);
    });
  };
  return withDatabase(config, onSnapshot, async (inUse) => {
    const copy = await borrowCopy(config.dataDir, inUse);
    const { db, close } = await connectEmbedded(copy.folder, 'all');
    return { db, close: () => close().then(copy.giveBack) };
  });
}

async function requireTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select from pg_tables where "schemaname" = current_schema()
    and "tablename" = 'kysely_migration'`.execute(db);
  if (rows.length === 0) throw new StartError('The database has no tables yet: there is nothing to back up.');
}

interface BorrowedCopy {
  readonly folder: string;
  /** Tells the server to delete the copy; it also does when this process ends. */
  readonly giveBack: () => void;
}

/**
 * Requests a copy of the embedded database's folder from the running server.
 * @throws {StartError} when the folder's process gives none
 */
async function borrowCopy(dataDir: string, inUse: DataFolderInUse): Promise<BorrowedCopy> {
  const socket = connectSocket(copySocket(dataDir));
  try {
    await once(socket, 'connect');
    const [line] = await once(createInterface(socket), 'line');
    const reply: CopyReply = JSON.parse(line);
    if (reply.folder !== null) return { folder: reply.folder, giveBack: () => socket.destroy() };
  } catch {
    // Nobody listens, or the server ended before it answered.
  }
  socket.destroy();
  throw new StartError(`${inUse.message}\nIt gives no copy of its database: only a running server does.`);
}
