import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/StartError.ts';
import { messageOf } from '../texts/messageOf.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './keepToOwner.ts';

/** Another process uses the folder. */
export class DataFolderInUse extends StartError {}

/** Keeps the locks from being garbage collected, which would release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks the embedded database's folder, because PGlite does not. Uses SQLite's lock on an empty file, which
 * is the operating system's: atomic, and released when the process ends, even by `kill -9` or a crash, so
 * there are no stale locks.
 *
 * @returns releases the lock
 * @throws {StartError} when the folder is not writable or another process holds the lock
 */
export function lockDataFolder(folder: string): () => void {
  const pidFile = join(folder, 'pid');
  const lock = openLockFile(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`, { mode: PRIVATE_FILE });
  } catch (error) {
    lock.close();
    if (isLocked(error)) throw new DataFolderInUse(inUse(folder, pidFile));
    throw new StartError(unwritable(folder, error));
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    makeFolder(folder);
    const file = join(folder, 'lock');
    makeFile(file);
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new StartError(unwritable(folder, error));
  }
}

/** Node's `recursive` option hangs in places that cannot exist, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, PRIVATE_FOLDER);
}

/**
 * SQLite would create it world-readable. Does not open an existing file: closing it would release the lock.
 */
function makeFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function isLocked(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function inUse(folder: string, pidFile: string): string {
  return `The data folder ${folder} is in use by another process${holder(pidFile)}: stop it, or set DATA_DIR to another folder.`;
}

function holder(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

function unwritable(folder: string, error: unknown): string {
  const why = messageOf(error);
  return `The data folder ${folder} is not writable (${why}): set DATA_DIR to one that is.`;
}
