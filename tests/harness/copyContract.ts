import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface ContractCopy {
  readonly folder: string;
  /** Replaces a text that occurs exactly once in the file. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly write: (path: string, text: string) => void;
  readonly remove: () => void;
}

/** Copies the generator's input (contract, texts and migrations) into a folder that a test may change. */
export function copyContract(): ContractCopy {
  const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-contract-'));
  for (const path of ['openapi', 'i18n', 'src/server/core/db/migrations'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  return {
    folder,
    ...editorOf(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Functions that change the files of a copy. */
export function editorOf(folder: string): Pick<ContractCopy, 'edit' | 'write'> {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return {
    write,
    edit: (path, from, to) => {
      const [before, ...after] = readFileSync(join(folder, path), 'utf8').split(from);
      if (after.length !== 1) throw new Error(`${path} has ${after.length} times ${from}`);
      write(path, `${before}${to}${after[0]}`);
    },
  };
}
