import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/createLog.ts';

/** Mode bits of group and others. */
export const OTHERS = 0o077;
/** Mode of a private folder. */
export const PRIVATE_FOLDER = 0o700;
/** Mode of a private file. */
export const PRIVATE_FILE = 0o600;

/** Our entries in the data folder. If it holds others, the folder itself may be shared and keeps its mode. */
const OURS = /^(db|db\.new|mails|erasures\.jsonl|lock|lock-journal|pid|copy\.sock|copy-[\w-]+)$/;

/**
 * Removes other users' access to the contents of the data folder, including files of older releases. Logs a
 * warning where that fails. Does not follow links, whose targets may not be ours.
 */
export function keepToOwner(dataDir: string, log: Log): void {
  const obstacles: string[] = [];
  const names = readdirSync(dataDir).filter((name) => OURS.test(name));
  if (names.length === readdirSync(dataDir).length) close(dataDir, statSync(dataDir), obstacles);
  for (const name of names) closeAll(join(dataDir, name), obstacles);
  if (obstacles.length > 0) {
    const more = obstacles.length > 1 ? ` (and ${obstacles.length - 1} more)` : '';
    log.warn(`other users of this machine may read personal data: ${obstacles[0]}${more}`);
  }
}

/** Top down: once a folder is closed, nobody can replace its contents by links. */
function closeAll(path: string, obstacles: string[]): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // Deleted in the meantime.
  if (stats === undefined) return;
  if (stats.isSymbolicLink()) {
    obstacles.push(`${path} is a link, and where it leads to is left as it is`);
    return;
  }
  close(path, stats, obstacles);
  if (stats.isDirectory()) for (const name of namesIn(path, obstacles)) closeAll(join(path, name), obstacles);
}

function close(path: string, { mode, uid }: Stats, obstacles: string[]): void {
  const self = process.getuid?.();
  // Windows has no modes; files inherit access from their folder.
  if (self === undefined) return;
  // Root can read everything anyway.
  if (uid !== self && uid !== 0) obstacles.push(`${path} belongs to another user`);
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & ~OTHERS & 0o7777);
    if ((statSync(path).mode & OTHERS) !== 0) obstacles.push(`the file system of ${path} keeps no modes`);
  } catch (error) {
    obstacles.push(`the mode of ${path} cannot be changed (${codeOf(error)})`);
  }
}

function namesIn(folder: string, obstacles: string[]): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    obstacles.push(`${folder} cannot be read (${codeOf(error)})`);
    return [];
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
