import { chmodSync, constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../log/createLog.ts';
import { PRIVATE_FILE } from './keepToOwner.ts';
import type { Database } from './schema.ts';
import { acrossFoundations } from './scope.ts';

/** What is answered: the folder of the copy, or null where there is none (the log says why). */
export interface CopyReply {
  readonly folder: string | null;
}

/** Where a running server is asked; the shorter of two ways to it, because a socket's name has 107 bytes at most. */
export function copySocket(dataDir: string): string {
  const path = join(dataDir, 'copy.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Gives copies of the embedded database to who may write in its folder: one process only can use such a database, and a
 * backup has to read it while that one serves. What wants to write waits until the copy is made, as long as its bytes
 * take on the disk. A copy lasts as long as the connection on which it was asked for.
 * @returns ends it; copies that were given stay with who has them
 */
export async function serveCopies(
  dataDir: string,
  db: Kysely<Database>,
  log: Log,
): Promise<() => Promise<void>> {
  await removeCopies(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Whoever breaks off has lost interest.
    socket.on('error', () => {});
    void giveCopy(socket, { dataDir, db, log });
  });
  await listen(server, copySocket(dataDir), log);
  return async () => {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function giveCopy(
  socket: Socket,
  { dataDir, db, log }: { dataDir: string; db: Kysely<Database>; log: Log },
): Promise<void> {
  const folder = join(dataDir, `copy-${crypto.randomUUID()}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  const answer = (reply: CopyReply) => socket.write(`${JSON.stringify(reply)}\n`);
  try {
    await acrossFoundations(() =>
      db.connection().execute(async (session) => {
        // Otherwise who opens it would first have to repeat all that was written since the last one.
        await sql`checkpoint`.execute(session);
        await cp(join(dataDir, 'db'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      }),
    );
    socket.once('close', () => void remove());
    if (socket.destroyed) await remove();
    else answer({ folder });
  } catch (err) {
    log.error({ err }, 'the database could not be copied for a backup');
    answer({ folder: null });
    await remove();
  }
}

/** Those that a killed server left. */
async function removeCopies(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('copy-') || name === 'copy.sock');
  for (const name of left) await rm(join(dataDir, name), { recursive: true });
}

/** A server that cannot be asked for copies serves all the same. */
async function listen(server: Server, path: string, log: Log): Promise<void> {
  await new Promise<void>((resolve) => {
    server.once('error', (err) => {
      log.warn({ err }, 'backups of the embedded database are possible only while no server runs');
      resolve();
    });
    server.listen(path, () => {
      chmodSync(path, PRIVATE_FILE);
      resolve();
    });
  });
}
