import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProduction } from './inProduction.ts';
import { panelConstants } from './panelConstants.ts';
import { precompress } from './precompress.ts';
import { prerenderPages } from './prerenderPages.ts';

/** Inputs of the build; a folder includes all its files. */
const sources = [
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  ...['src/panel', 'src/contract', 'src/domain', 'scripts/build/panel', 'i18n'],
];
const STAMP = '.stamp';

/** Builds the panel, unless the folder already has a build of the same sources and settings. */
export async function buildPanel(root: string, folder = join(root, 'dist')): Promise<void> {
  if (isPanelBuilt(root, folder)) return;
  // Computed first, so that a file changed during the build triggers another.
  const stamp = currentStamp(root);
  console.log('• building the panel …');
  const start = performance.now();
  await inProduction(() => buildPages(root, folder));
  await precompress(folder);
  // Written last, so that an aborted build does not count.
  writeFileSync(join(folder, STAMP), stamp);
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

export function isPanelBuilt(root: string, folder: string): boolean {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === currentStamp(root);
}

function currentStamp(root: string): string {
  return stampOf(root, sources, JSON.stringify(panelConstants(process.env)));
}

async function buildPages(root: string, folder: string): Promise<void> {
  const { build } = await import('vite');
  const built = await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  if (!('output' in built)) throw new Error('Vite has built something else than one panel.');
  await prerenderPages(root, folder, built.output);
}

/** Hash of the files' names and contents and of `salt`. Missing files are skipped. */
function stampOf(root: string, sources: readonly string[], salt: string): string {
  const hash = createHash('sha256').update(`${salt}\0`);
  for (const source of sources) {
    for (const path of filesOf(root, source)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => join(source, entry)).filter((entry) => statSync(join(root, entry)).isFile());
}
