import type { Page } from 'playwright-core';

/** Waits until the panel has hydrated a prerendered page, so that it works even offline. */
export async function panelTaken(page: Page): Promise<void> {
  await page.locator('#root[data-taken]').waitFor();
}
