import type { Page } from 'playwright-core';
import { createEye } from './createEye.ts';
import { findBadLines } from './findBadLines.ts';
import { findCuts } from './findCuts.ts';
import { findOverlaps } from './findOverlaps.ts';
import { findSideways } from './findSideways.ts';

const finders = [findSideways, findOverlaps, findCuts, findBadLines];

/** Current layout faults, one line each. */
export function layoutIssues(page: Page): Promise<string[]> {
  // In one evaluation, because the page may change between two.
  return page.evaluate(`{
    const eye = (${createEye})();
    [${finders.join()}].flatMap((find) => find(eye));
  }`);
}
