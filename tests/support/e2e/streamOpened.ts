import type { Page } from 'playwright-core';

/** Where a member's page hears of notifications, for as long as it is open. */
export const streamPath = '/api/notifications/stream';

const openings = new WeakMap<Page, Promise<unknown>>();

/** To be called before the page goes anywhere: notes when it opens its stream. */
export function noteStream(page: Page): void {
  const opening = page.waitForEvent('response', {
    predicate: (answer) => answer.ok() && answer.url().endsWith(streamPath),
    timeout: 0,
  });
  // Most pages are closed without one.
  opening.catch(() => {});
  openings.set(page, opening);
}

/**
 * Waits until a page that `visit` has opened hears of notifications. A page is there before: what arises until then it
 * counts and lists, but it is no news to anybody.
 */
export async function streamOpened(page: Page): Promise<void> {
  await openings.get(page);
}
