import type { Page } from 'playwright-core';

interface Settled {
  /** Whether the state keeps loading. */
  readonly isLoading?: boolean | undefined;
}

/** Waits until the new page is complete. */
export async function settle(page: Page, { isLoading = false }: Settled = {}): Promise<void> {
  await page.waitForFunction((isLoading) => {
    // The progress bar of the next page is outside of this page's landmarks, above them.
    const signs = '.MuiSkeleton-root, [aria-busy="true"], #root > div > .MuiLinearProgress-root';
    const isOnItsWay = document.querySelector(signs) !== null;
    const heading = document.querySelector('#main h1');
    const isHere = heading instanceof HTMLElement && !('left' in heading.dataset);
    // A button that has just been enabled keeps its disabled colours for a frame.
    const isChanging = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    return isHere && isOnItsWay === isLoading && !isChanging;
  }, isLoading);
}
