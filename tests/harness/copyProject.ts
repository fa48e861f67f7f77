import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** Copies the project, including uncommitted changes, into a folder that a test may change. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
