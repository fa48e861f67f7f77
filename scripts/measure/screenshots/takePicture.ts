import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';

const QUALITY = 82;
/** A page with a hundred rows on a phone; nobody looks at more. */
const MOST_HEIGHT = 6000;

/**
 * Writes a WebP, which Playwright cannot, of the whole page or the viewport. For the whole page the window
 * grows, so that sticky elements are where a user sees them at the page's end.
 */
export async function takePicture(
  page: Page,
  session: CDPSession,
  file: string,
  { overlay = false } = {},
): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = overlay ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: Math.min(whole, MOST_HEIGHT) });
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(file, Buffer.from(data, 'base64'));
}
