import { join } from 'node:path';
import { commandFile } from './commandFiles.ts';
import { runNode } from './runNode.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a command of `package.json`, such as `backup`, on the embedded database of a data folder. */
export function runCommand(name: string, dataDir: string, ...args: string[]): ReturnType<typeof runNode> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', HOST: '' };
  return runNode([commandFile(name), ...args], { cwd: root, environment });
}
