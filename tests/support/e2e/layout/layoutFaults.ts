import type { Page } from 'playwright-core';
import { createEye } from './createEye.ts';
import { findBadLines } from './findBadLines.ts';
import { findCuts } from './findCuts.ts';
import { findOverlaps } from './findOverlaps.ts';

const finders = [findSideways, findOverlaps, findCuts, findBadLines];

/** What is wrong with how the page is laid out now, a line each. */
export function layoutFaults(page: Page): Promise<string[]> {
  // All in one go, because the page may change between two.
  return page.evaluate(`{
    const eye = (${createEye})();
    [${finders.join()}].flatMap((find) => find(eye));
  }`);
}

/** Runs in the page. */
function findSideways(): string[] {
  const pixels = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  return pixels > 0 ? [`the page can be moved ${pixels} px to the side`] : [];
}
