import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateFiles } from './generate/generateFiles.ts';

/**
 * `npm run generate` writes everything that is derived from the contract; `--check` writes nothing,
 * names each file that differs, and fails.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = join(import.meta.dirname, '..');

try {
  const files = await generateFiles(root);
  const stale = Object.entries(files).filter(([path, text]) => readText(join(root, path)) !== text);
  for (const [path, text] of stale) {
    if (values.check) console.error(`out of date: ${path} – run \`npm run generate\` and commit what it writes`);
    else write(join(root, path), text);
  }
  if (values.check && stale.length > 0) process.exitCode = 1;
  else console.log(stale.length === 0 ? 'up to date' : stale.map(([path]) => `wrote ${path}`).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
