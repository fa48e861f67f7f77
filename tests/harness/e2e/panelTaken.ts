import type { Page } from 'playwright-core';

/** Waits until the panel has taken over a page that was rendered ahead, and so is there even without a network. */
export async function panelTaken(page: Page): Promise<void> {
  await page.locator('#root[data-taken]').waitFor();
}
