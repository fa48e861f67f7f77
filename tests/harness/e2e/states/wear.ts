import type { Page } from 'playwright-core';
import { type Look, widths } from './looks.ts';

/** Changes the width or colour scheme of an open page, and waits until the page has received the change. */
export async function wear(page: Page, { width, scheme }: Partial<Look>): Promise<void> {
  if (width && page.viewportSize()?.width !== widths[width].width) await page.setViewportSize(widths[width]);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (scheme && isDark !== (scheme === 'dark')) await page.emulateMedia({ colorScheme: scheme });
  // The page is notified in its next frame, and looks settled until then.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
