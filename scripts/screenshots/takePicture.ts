import { writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';

const QUALITY = 82;
/** Of a page with a hundred rows on a phone; more than that nobody looks at. */
const MOST_HEIGHT = 6000;

/** Writes a WebP, which Playwright cannot, of the whole page or of what the window shows. */
export async function takePicture(
  page: Page,
  session: CDPSession,
  file: string,
  { overlay = false } = {},
): Promise<void> {
  const { width, height } = await page.evaluate(
    (isWindow) => ({
      width: innerWidth,
      height: isWindow ? innerHeight : document.documentElement.scrollHeight,
    }),
    overlay,
  );
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: QUALITY, captureBeyondViewport: !overlay, clip },
  });
  await writeFile(file, Buffer.from(data, 'base64'));
}
