import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** URL of the notification stream of a member's page. */
export const streamPath = '/api/notifications/stream';

const openings = new WeakMap<Page, Promise<unknown>>();
const unanswered = new WeakMap<Page, Set<Request>>();

/** Call it before navigating: records when the page opens its stream, and its pending calls. */
export function noteStream(page: Page): void {
  const opening = page.waitForEvent('response', {
    predicate: (answer) => answer.ok() && answer.url().endsWith(streamPath),
    timeout: 0,
  });
  // Most pages close without one.
  opening.catch(() => {});
  openings.set(page, opening);

  const asked = new Set<Request>();
  unanswered.set(page, asked);
  page.on('request', (request) => request.url().includes('/api/') && asked.add(request));
  page.on('response', (answer) => asked.delete(answer.request()));
  page.on('requestfailed', (request) => asked.delete(request));
}

/**
 * Waits until a page opened by `visit` is connected to the stream. Notifications before that are counted and
 * listed, but not announced.
 */
export async function streamOpened(page: Page): Promise<void> {
  await openings.get(page);
}

/** Leaves the page's next stream request unanswered, and waits for the responses of pending ones. */
export async function holdNextStream(page: Page): Promise<void> {
  const asked = unanswered.get(page) ?? new Set();
  await page.route(`**${streamPath}`, (route) => void asked.delete(route.request()), { times: 1 });
  const streams = () => [...asked].filter((request) => request.url().endsWith(streamPath));
  await expect.poll(streams, { timeout: 15_000 }).toEqual([]);
}

/** Waits until all calls of a page except this one have responses. */
export async function othersAnswered(page: Page, call: Request): Promise<void> {
  const others = () => [...(unanswered.get(page) ?? [])].filter((request) => request !== call).length;
  await expect.poll(others, { timeout: 15_000 }).toBe(0);
}
