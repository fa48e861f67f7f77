import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Lets the page's own clock run, which has to be installed, until that is there. */
export async function comeTo(page: Page, place: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return place.isVisible();
    })
    .toBe(true);
}
