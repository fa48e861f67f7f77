import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { messageOf } from '../../src/server/core/texts/messageOf.ts';
import { readArguments } from '../options/readArguments.ts';
import { generatedFolder, generateFiles } from './generateFiles.ts';

/**
 * `npm run generate` writes everything derived from the contract; `--check` writes nothing, lists each file
 * that differs, and fails.
 */
const { values } = await exitOnStartError(() =>
  readArguments('npm run generate [-- --check]', { options: { check: { type: 'boolean', default: false } } }),
);
const root = join(import.meta.dirname, '../..');

try {
  const { files, replaced, missing } = await generateFiles(root);
  const stale = Object.entries(files).filter(([path, text]) => readText(join(root, path)) !== text);
  for (const [path, text] of stale) {
    if (values.check)
      console.error(`out of date: ${path} – run \`npm run generate\` and commit what it writes`);
    else write(join(root, path), text);
  }
  const orphans = [...listGenerated().filter((path) => !(path in files)), ...replaced];
  for (const path of orphans) {
    if (values.check)
      console.error(`no longer derived from the contract: ${path} – run \`npm run generate\``);
    else rmSync(join(root, path));
  }
  const changes = [...stale.map(([path]) => `wrote ${path}`), ...orphans.map((path) => `removed ${path}`)];
  if (values.check && changes.length > 0) process.exitCode = 1;
  else console.log([...(changes.length === 0 ? ['up to date'] : changes), ...missing].join('\n'));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/**
 * Everything else in the generated folder is deleted; committed migrations stay, because they may have run
 * somewhere.
 */
function listGenerated(): string[] {
  return readdirSync(join(root, generatedFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
