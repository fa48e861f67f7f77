import type { Page } from 'playwright-core';

/** Longer than any page takes, even on a busy machine. */
const TIMEOUT_MS = 30_000;

interface Settled {
  /** Whether the state keeps loading. */
  readonly isLoading?: boolean | undefined;
  /** For pictures and layout: fonts and pictures have loaded too, and nothing changes any more. */
  readonly isStill?: boolean;
}

/**
 * Waits until the new page is complete.
 * @throws Error on a timeout
 */
export async function settle(
  page: Page,
  { isLoading = false, isStill = false }: Settled = {},
): Promise<void> {
  await page
    .waitForFunction(isReady, { isLoading, isStill }, { timeout: TIMEOUT_MS })
    .catch(async (cause: unknown) => {
      const why = await page.evaluate(() => Reflect.get(window, 'unready')).catch(String);
      throw new Error(`${page.url()} does not get ready: ${why}`, { cause });
    });
  if (isStill) await page.evaluate(untilStill);
}

/** Runs in the page, and leaves there what it waits for. */
function isReady({ isLoading, isStill }: Required<Settled>): boolean {
  const isLeaving = document.querySelector('#main > .MuiLinearProgress-root') !== null;
  const isOnItsWay = document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') !== null;
  const heading = document.querySelector('#main h1');
  const isHere = heading instanceof HTMLElement && !('left' in heading.dataset);
  // A button that has just been enabled keeps its disabled colours for a frame.
  const changing = document.getAnimations().find((animation) => animation instanceof CSSTransition);
  const reasons = [
    ...(isLeaving ? ['its bar is there'] : []),
    ...(isHere ? [] : [`its heading is ${heading ? 'that of the last page' : 'not there'}`]),
    ...(isOnItsWay === isLoading ? [] : [isOnItsWay ? 'something loads' : 'nothing loads']),
    ...(changing ? [`${changing.transitionProperty} changes`] : []),
  ];
  Object.assign(window, { unready: reasons.join(', ') || 'fonts or pictures are missing' });
  if (reasons.length > 0) return false;
  if (!isStill) return true;
  for (const image of document.images) image.loading = 'eager';
  return document.fonts.status === 'loaded' && Array.from(document.images).every(({ complete }) => complete);
}

/**
 * Waits until nothing has changed for some frames, so that the effects of a resize are drawn. MUI moves an
 * open menu or dialog a sixth of a second after a resize. Runs in the page.
 */
async function untilStill(): Promise<void> {
  const mostFrames = 120;
  const stillFrames = document.querySelector('.MuiModal-root') ? 24 : 4;
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; frame < mostFrames && still < stillFrames; frame += 1) {
    await new Promise(requestAnimationFrame);
    still += 1;
  }
  observer.disconnect();
}
