import type { Page, Route } from 'playwright-core';

/** URLs of the panel's scripts. */
export const SCRIPTS = /\/assets\/.*\.js$/;
export const FONTS = /\/assets\/.*\.woff2$/;

export interface HeldRequests {
  readonly held: readonly Route[];
  readonly letGo: () => Promise<void>;
}

/** Holds a page's requests to matching URLs until released. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<HeldRequests> {
  const held: Route[] = [];
  let isLetGo = false;
  await page.route(addresses, (route) => {
    if (isLetGo) return route.continue();
    held.push(route);
  });
  return {
    held,
    letGo: async () => {
      isLetGo = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
