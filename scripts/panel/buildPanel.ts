import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.ts';
import { stampOf } from './stampOf.ts';

/** Of what the built panel is made of; a folder stands for all that is in it. */
const sources = [
  ...['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json', 'public'],
  ...['src/panel', 'src/contract', 'i18n', 'openapi'],
];

/**
 * Builds the panel into `dist`, unless it is there and made of the same sources for the same API.
 * @param apiUrl base of the API that the panel will call
 */
export async function buildPanel(root: string, apiUrl: string): Promise<void> {
  const stampFile = join(root, 'dist/.stamp');
  const stamp = stampOf(root, sources, apiUrl);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('• building the panel (half a minute) …');
  const start = performance.now();
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn', build: { outDir: join(root, 'dist'), emptyOutDir: true } });
  await precompress(join(root, 'dist'));
  // Last, so that a build that was broken off does not count.
  writeFileSync(stampFile, stamp);
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
