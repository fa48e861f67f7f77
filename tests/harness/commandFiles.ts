import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** File of each command of `package.json`: `backup` → `scripts/operate/backup.ts`. */
export const commandFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(scripts)
    .flatMap((command) => /(?:scripts|tests)\/\S+\.ts/.exec(command) ?? [])
    .map((file) => [basename(file, '.ts'), file]),
);

/** File of a command; throws if there is none. */
export function commandFile(name: string): string {
  const file = commandFiles[name];
  if (file === undefined) throw new Error(`package.json has no command ${name}`);
  return file;
}
