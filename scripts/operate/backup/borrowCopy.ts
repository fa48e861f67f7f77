import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { type CopyReply, copySocket } from '../../../src/server/core/db/copyServer.ts';
import type { DataFolderInUse } from '../../../src/server/core/db/dataFolderLock.ts';

export interface BorrowedCopy {
  readonly folder: string;
  /** Tells the server to delete the copy; it also does when this process ends. */
  readonly giveBack: () => void;
}

/**
 * Requests a copy of the embedded database's folder from the running server.
 * @throws {StartError} when the folder's process gives none
 */
export async function borrowCopy(dataDir: string, inUse: DataFolderInUse): Promise<BorrowedCopy> {
  const socket = connect(copySocket(dataDir));
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
