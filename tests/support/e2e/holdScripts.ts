import type { Page, Route } from 'playwright-core';

/** Addresses of the panel's scripts. */
export const SCRIPTS = /\/assets\/.*\.js$/;

export interface HeldScripts {
  readonly held: readonly Route[];
  readonly letGo: () => Promise<void>;
}

/** Keeps the panel's scripts back until they are let go. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const held: Route[] = [];
  let isLetGo = false;
  await page.route(SCRIPTS, (route) => {
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
