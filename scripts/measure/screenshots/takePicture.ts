import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';

const QUALITY = 82;
/** Of a page with a hundred rows on a phone; more than that nobody looks at. */
const MOST_HEIGHT = 6000;

/**
 * Writes a WebP, which Playwright cannot, of the whole page or of what the window shows. For the whole page the window
 * grows, so that what sticks to its edges is where a person finds it at the end of the page.
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
