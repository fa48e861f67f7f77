import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import type { StorageTables } from './storageColumns.ts';

interface Committed {
  /** The migrations' files and the snapshot's. */
  readonly files: readonly string[];
  readonly snapshot: StorageTables;
}

/** The migrations as git's HEAD has them, or undefined where that cannot be asked: no repository, no commit, no git. */
export function committedMigrations(root: string, folder: string, snapshot: string): Committed | undefined {
  try {
    const listed = git(root, ['ls-tree', '--name-only', 'HEAD', `./${folder}/`]);
    return {
      files: listed
        .split('\n')
        .filter(Boolean)
        .map((path) => basename(path)),
      snapshot: JSON.parse(git(root, ['show', `HEAD:./${snapshot}`])),
    };
  } catch {
    return undefined;
  }
}

function git(cwd: string, args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
}
