import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses a shortcut until it has opened something: the script that listens may still be on its way. */
export async function pressUntil(page: Page, keys: string, opened: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (!(await opened.isVisible())) await page.keyboard.press(keys);
        return opened.isVisible();
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBe(true);
}
