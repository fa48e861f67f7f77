import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/createLog.ts';

/** The bits of a mode that let in others than the owner. */
export const OTHERS = 0o077;
/** Of a folder that is its owner's alone. */
export const PRIVATE_FOLDER = 0o700;
/** Of a file that is its owner's alone. */
export const PRIVATE_FILE = 0o600;

/** What we put into the data folder; where it holds anything else, somebody else may need the folder itself. */
const OURS = /^(db|db\.new|mails|lock|lock-journal|pid|copy\.sock|copy-[\w-]+)$/;

/**
 * Takes what the data folder holds out of the reach of the other users of this machine, also what an older release left
 * open. Where that cannot be had, the log says so. Links are not followed: they may lead to what is none of ours.
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

/** From the top: once a folder is closed, nobody can put a link in the place of what is in it. */
function closeAll(path: string, obstacles: string[]): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // What is deleted meanwhile needs nothing any more.
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
  // Windows has no modes: there a folder is as private as the one that it is in.
  if (self === undefined) return;
  // Root reads everything anyway.
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
