import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const QUALITY = 82;
/** A page with a hundred rows on a phone; nobody looks at more. */
const MOST_HEIGHT = 6000;

/**
 * Writes a WebP, which Playwright cannot, of the whole page, or of the viewport if a menu or dialog covers
 * the page. For the whole page the window grows, so that sticky elements are where a user sees them at the
 * page's end.
 */
export async function takePicture(page: Page, file: string, { isWhole = true } = {}): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isCovered = (await page.locator('.MuiModal-root:not([aria-hidden])').count()) > 0;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (isWhole && !isCovered && whole > height) {
    await page.setViewportSize({ width, height: Math.min(whole, MOST_HEIGHT) });
  }
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}
