import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProduction } from './inProduction.ts';
import { panelConstants } from './panelConstants.ts';
import { precompress } from './precompress.ts';
import { prerenderPages } from './prerenderPages.ts';

/** Inputs of the build. */
const sources = [
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  ...['src/{panel,contract,domain}/**', 'scripts/build/panel/**', 'i18n/**'],
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

/** Hash of the settings and of the inputs' names and contents. */
function currentStamp(root: string): string {
  const hash = createHash('sha256').update(`${JSON.stringify(panelConstants(process.env))}\0`);
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
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
