import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { type CopyReply, copySocket } from '../../../src/server/core/db/copyServer.ts';
import type { DataFolderInUse } from '../../../src/server/core/db/dataFolderLock.ts';

export interface BorrowedCopy {
  readonly folder: string;
  /** The server deletes it then, as it does when this process ends. */
  readonly giveBack: () => void;
}

/**
 * Asks the server that has the embedded database for a copy of its folder.
 * @throws {StartError} when whoever has the folder gives none
 */
export async function borrowCopy(dataDir: string, inUse: DataFolderInUse): Promise<BorrowedCopy> {
  const socket = connect(copySocket(dataDir));
  try {
    await once(socket, 'connect');
    const [line] = await once(createInterface(socket), 'line');
    const reply: CopyReply = JSON.parse(line);
    if (reply.folder !== null) return { folder: reply.folder, giveBack: () => socket.destroy() };
  } catch {
    // Nobody listens there, or it ended before it had answered.
  }
  socket.destroy();
  throw new StartError(`${inUse.message}\nIt gives no copy of its database: only a running server does.`);
}
