import type { Page, Response } from 'playwright-core';

/** Transferred bytes and name of a script. */
export interface ScriptSize {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Records all scripts a page loads, including prefetched ones; call it before navigating.
 * @returns the sizes so far, the largest first
 */
export function scriptBytes(page: Page): () => Promise<ScriptSize[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response);
  });
  return async () => {
    const sizes = await Promise.all(scripts.map(sizeOf));
    return sizes.sort((a, b) => b.bytes - a.bytes);
  };
}

async function sizeOf(response: Response): Promise<ScriptSize> {
  await response.finished();
  const { responseBodySize } = await response.request().sizes();
  return { name: new URL(response.url()).pathname.split('/').at(-1) ?? '', bytes: responseBodySize };
}

export function totalOf(sizes: readonly ScriptSize[]): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Sizes of a page's scripts, the largest first. */
export function reportScripts(page: string, scripts: readonly ScriptSize[]): void {
  const parts = scripts.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  console.log(`${page}: ${(totalOf(scripts) / 1000).toFixed(1)} kB of script (${parts.join(', ')})`);
}
