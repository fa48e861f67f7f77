import type { Page } from 'playwright-core';

/** What moves on a page, in a browser whose user wants less of that. A toast's time is its bar's, which is not seen. */
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
