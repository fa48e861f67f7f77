import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Where a member's page hears of notifications, for as long as it is open. */
export const streamPath = '/api/notifications/stream';

const openings = new WeakMap<Page, Promise<unknown>>();
const unanswered = new WeakMap<Page, Set<Request>>();

/** To be called before the page goes anywhere: notes when it opens its stream, and which calls are not answered yet. */
export function noteStream(page: Page): void {
  const opening = page.waitForEvent('response', {
    predicate: (answer) => answer.ok() && answer.url().endsWith(streamPath),
    timeout: 0,
  });
  // Most pages are closed without one.
  opening.catch(() => {});
  openings.set(page, opening);

  const asked = new Set<Request>();
  unanswered.set(page, asked);
  page.on('request', (request) => request.url().includes('/api/') && asked.add(request));
  page.on('response', (answer) => asked.delete(answer.request()));
  page.on('requestfailed', (request) => asked.delete(request));
}

/**
 * Waits until a page that `visit` has opened hears of notifications. A page is there before: what arises until then it
 * counts and lists, but it is no news to anybody.
 */
export async function streamOpened(page: Page): Promise<void> {
  await openings.get(page);
}

/** Leaves the next stream that a page asks for without an answer, and waits for the answers of those it has asked for. */
export async function holdNextStream(page: Page): Promise<void> {
  const asked = unanswered.get(page) ?? new Set();
  await page.route(`**${streamPath}`, (route) => void asked.delete(route.request()), { times: 1 });
  const streams = () => [...asked].filter((request) => request.url().endsWith(streamPath));
  await expect.poll(streams, { timeout: 15_000 }).toEqual([]);
}

/** Waits until every call of a page is answered but this one. */
export async function othersAnswered(page: Page, call: Request): Promise<void> {
  const others = () => [...(unanswered.get(page) ?? [])].filter((request) => request !== call).length;
  await expect.poll(others, { timeout: 15_000 }).toBe(0);
}
