import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/StartError.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './keepToOwner.ts';

/** Another process has the folder. */
export class DataFolderInUse extends StartError {}

/** Keeps the locks from the garbage collector, which would close their files and so give them up. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that opens the embedded database, which takes no lock on its folder.
 * SQLite's lock on an empty file is the operating system's own: atomic, and gone with the process,
 * whether that ends by itself, by `kill -9` or with the machine. So there is no stale lock to detect.
 *
 * @returns releases the lock
 * @throws {StartError} when the folder cannot be written or another process holds it
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

/** Node's own `recursive` never returns where the system denies that there is such a place, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, PRIVATE_FOLDER);
}

/** SQLite itself would make it for everybody to read. One that is there is not opened: closing it would end its lock. */
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
  return `The data folder ${folder} is in use by another process${holder(pidFile)}: stop that, or set DATA_DIR to another folder.`;
}

function holder(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

function unwritable(folder: string, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The data folder ${folder} cannot be written (${why}): set DATA_DIR to a folder that can.`;
}
