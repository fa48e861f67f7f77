import { chmodSync, constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Log } from '../log/createLog.ts';
import { PRIVATE_FILE } from './keepToOwner.ts';
import type { Database } from './schema.ts';
import { acrossTenants } from './scope.ts';

/** Reply: folder of the copy, or null after an error (see the log). */
export interface CopyReply {
  readonly folder: string | null;
}

/**
 * Socket of a running server. Uses the shorter of the absolute and relative path, because socket names have a
 * limit of 107 bytes.
 */
export function copySocket(dataDir: string): string {
  const path = join(dataDir, 'copy.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Serves copies of the embedded database to processes that may write to its folder: only one process can open
 * the database, and a backup must read it while the server runs. Writes wait while the copy is made. A copy
 * is deleted when its connection closes.
 * @returns stops the server; existing copies stay with their clients
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
    // The client has gone away.
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
    await acrossTenants(() =>
      db.connection().execute(async (session) => {
        // Otherwise opening the copy would first replay the write-ahead log.
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

/** Deletes copies left by a killed server. */
async function removeCopies(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('copy-') || name === 'copy.sock');
  for (const name of left) await rm(join(dataDir, name), { recursive: true });
}

/** Failing to listen is not fatal: the server works without serving copies. */
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
