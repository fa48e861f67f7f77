import type { Page } from 'playwright-core';

/** Longer than any page takes, even on a busy machine. */
const TIMEOUT_MS = 15_000;
const FEW_FRAMES = 4;
const OVERLAY_FRAMES = 24;

/**
 * Waits until a page has its final look: script, data, fonts and pictures have loaded, and nothing changes
 * any more.
 * @param waiting the page is meant to keep waiting for its data
 * @param overlay a menu or dialog is open, which MUI repositions a sixth of a second after a resize
 * @throws Error on a timeout
 */
export async function settle(page: Page, { waiting = false, overlay = false } = {}): Promise<void> {
  await page
    .waitForFunction(isReady, { waiting }, { timeout: TIMEOUT_MS, polling: 50 })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} does not get ready`, { cause });
    });
  await page.evaluate(untilStill, { stillFrames: overlay ? OVERLAY_FRAMES : FEW_FRAMES });
}

/** Runs in the page. */
function isReady({ waiting }: { waiting: boolean }): boolean {
  const busy = waiting
    ? '.MuiLinearProgress-indeterminate'
    : '.MuiSkeleton-root, .MuiLinearProgress-indeterminate, main [aria-busy=true]';
  for (const image of document.images) image.loading = 'eager';
  const isThere = document.querySelector('main')?.querySelector('h1, h2, .MuiSkeleton-root') != null;
  const hasPictures = Array.from(document.images).every(({ complete }) => complete);
  return isThere && !document.querySelector(busy) && hasPictures && document.fonts.status === 'loaded';
}

/**
 * Waits until nothing has changed for some frames, so that the effects of a resize are drawn. Runs in the
 * page.
 */
async function untilStill({ stillFrames }: { stillFrames: number }): Promise<void> {
  const mostFrames = 120;
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
