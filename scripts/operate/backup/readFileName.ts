import { resolve } from 'node:path';
import { StartError } from '../../../src/server/core/config/StartError.ts';

/** @throws {StartError} with the command's usage */
export function readFileName(command: 'backup' | 'restore', args: readonly string[]): string {
  const [file, ...others] = args;
  if (file === undefined || file.startsWith('-') || others.length > 0) {
    throw new StartError(`Say which file: npm run ${command} -- FILE`);
  }
  return resolve(file);
}
