import type { Page } from 'playwright-core';
import { type Look, widths } from './looks.ts';

/** Changes the width or the scheme of a page that is open, and waits until the page has heard of it. */
export async function wear(page: Page, { width, scheme }: Look): Promise<void> {
  if (page.viewportSize()?.width !== widths[width].width) await page.setViewportSize(widths[width]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark !== (scheme === 'dark')) await page.emulateMedia({ colorScheme: scheme });
  // With its next frame a page is told, and until then it looks settled.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
