import type { Page } from 'playwright-core';
import { closeToasts } from '../closeToasts.ts';
import { missedStops, readTabStep, type TabStop } from './tabStop.ts';

const MOST_STEPS = 300;
/** Minimum contrast of the focus indicator to its surroundings (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * Faults on a walk through the page with Tab, from the first stop to the last.
 * @param start `content` leaves out the header, which is the same on each page of a viewer
 */
export async function keyboardIssues(page: Page, start: 'top' | 'content' = 'top'): Promise<string[]> {
  const stops: (TabStop & { contrast: number })[] = [];
  await closeToasts(page);
  await page.locator(start === 'top' ? 'a[href="#main"]' : '#main').focus();
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
  if (start === 'content') await page.keyboard.press('Tab');
  for (let steps = 0; ; steps += 1) {
    const { stop, isSame, lastContrast } = await page.evaluate(readTabStep);
    const last = stops.at(-1);
    if (last && lastContrast !== undefined) last.contrast = lastContrast;
    if (stop) stops.push({ ...stop, contrast: 0 });
    else if (!isSame) break;
    if (steps > MOST_STEPS) return [`the keyboard does not come to an end: ${stop?.name}`];
    await page.keyboard.press('Tab');
  }
  const missed = await page.evaluate(missedStops, start);
  return [
    ...missed.map((name) => `${name} cannot be reached`),
    ...stops.filter(({ isSeen }) => !isSeen).map(({ name }) => `${name} has the focus where nobody sees it`),
    ...stops
      .filter(({ contrast }) => contrast < LEAST_CONTRAST)
      .map(({ name, contrast }) => `the focus on ${name} is hardly seen: ${contrast.toFixed(2)}`),
    ...stops.slice(1).flatMap((stop, index) => orderIssue(stops[index], stop)),
  ];
}

/** Reading order goes by lines or by whole columns; the focus must not jump up, or left within a line. */
function orderIssue(last: TabStop | undefined, next: TabStop): string[] {
  if (!last || last.isFixed || next.isFixed) return [];
  const tolerance = 4;
  const isAbove = next.box.bottom <= last.box.top + tolerance;
  const isBeside = next.box.left >= last.box.right - tolerance;
  const isInLine =
    Math.min(last.box.bottom, next.box.bottom) - Math.max(last.box.top, next.box.top) > tolerance;
  const isLeft = next.box.right <= last.box.left + tolerance;
  return (isAbove && !isBeside) || (isInLine && isLeft) ? [`${next.name} comes after ${last.name}`] : [];
}
