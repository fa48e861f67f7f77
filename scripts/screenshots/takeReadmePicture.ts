import type { Browser } from 'playwright-core';
import { paths } from '../../src/contract/paths.ts';
import { openStudioContext } from './openStudioContext.ts';
import { settle } from './settle.ts';
import type { Studio } from './startStudio.ts';
import { takePicture } from './takePicture.ts';

/** Down to the foundation's numbers. */
const SIZE = { width: 1280, height: 960 };

/** The overview of the demo's foundation, as the README opens with. */
export async function takeReadmePicture(browser: Browser, studio: Studio, file: string): Promise<void> {
  const context = await openStudioContext(browser, studio.origin, {
    language: 'en',
    subject: studio.subjects.usual,
  });
  const page = await context.newPage();
  await page.setViewportSize(SIZE);
  await page.goto(paths.overview.getHref());
  await settle(page);
  await takePicture(page, await context.newCDPSession(page), file, { overlay: true });
  await context.close();
}
