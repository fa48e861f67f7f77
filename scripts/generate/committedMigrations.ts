import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import type { StorageTables } from './storageColumns.ts';

interface Committed {
  /** Files of the migrations and the snapshot. */
  readonly files: readonly string[];
  readonly snapshot: StorageTables;
}

/** The migrations at git's HEAD, or undefined without git, a repository or a commit. */
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
