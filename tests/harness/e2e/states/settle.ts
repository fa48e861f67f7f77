import type { Page } from 'playwright-core';

interface Settled {
  /** Whether something is meant to be on its way still. */
  readonly isLoading?: boolean | undefined;
}

/** Until the page that was moved to is there, with all that it shows. */
export async function settle(page: Page, { isLoading = false }: Settled = {}): Promise<void> {
  await page.waitForFunction((isLoading) => {
    // The bar of the next page stands beside the landmarks of this one, above all of them.
    const signs = '.MuiSkeleton-root, [aria-busy="true"], #root > div > .MuiLinearProgress-root';
    const isOnItsWay = document.querySelector(signs) !== null;
    const heading = document.querySelector('#main h1');
    const isHere = heading instanceof HTMLElement && !('left' in heading.dataset);
    // A button that may be pressed from now on keeps the colours of one that may not for a frame.
    const isChanging = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    return isHere && isOnItsWay === isLoading && !isChanging;
  }, isLoading);
}
