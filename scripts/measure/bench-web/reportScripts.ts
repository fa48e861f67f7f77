import { type ScriptSize, totalOf } from './scriptBytes.ts';

/** Sizes of a page's scripts, the largest first. */
export function reportScripts(page: string, scripts: readonly ScriptSize[]): void {
  const parts = scripts.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  console.log(`${page}: ${(totalOf(scripts) / 1000).toFixed(1)} kB of script (${parts.join(', ')})`);
}
