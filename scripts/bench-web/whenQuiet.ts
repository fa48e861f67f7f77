import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/**
 * Keeps up with what a page asks for; to be called before it asks.
 * @returns waits until the page has asked for nothing for a while
 */
export function whenQuiet(page: Page, quietMs = 1500): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    // This one is meant never to end.
    if (request.url().endsWith('/notifications/stream')) return;
    open.add(request);
  });
  const close = (request: Request) => {
    if (open.delete(request)) last = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    while (open.size > 0 || performance.now() - last < quietMs) await delay(50);
  };
}
