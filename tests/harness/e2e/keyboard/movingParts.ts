import type { Page } from 'playwright-core';

/**
 * Moving parts of a page with reduced motion. A toast's timer is its invisible progress bar, which may move.
 */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = 1;
    return document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) * iterations > most;
      })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
      .filter((target) => !target.matches('.Toastify__progress-bar'))
      .map((target) => `${target.outerHTML.slice(0, 100)} moves`);
  });
}
