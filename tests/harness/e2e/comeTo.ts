import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Advances the page's fake clock, which must be installed, until the element appears. */
export async function comeTo(page: Page, place: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return place.isVisible();
    })
    .toBe(true);
}
