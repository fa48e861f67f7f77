import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 60;

/**
 * Moves the focus to an element by keyboard.
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  // Tab skips disabled elements, so wait until it is enabled.
  await target.and(page.locator(':not(:disabled)')).waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The keyboard does not get to ${target} in ${MOST_STEPS} steps`);
}
