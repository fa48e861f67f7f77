import type { Page } from 'playwright-core';

/** Longer than any page takes, on a machine that is busy, too. */
const PATIENCE_MS = 15_000;
const FEW_FRAMES = 4;
const OVERLAY_FRAMES = 24;

/**
 * Waits until a page looks as it will: its script, data, fonts and pictures have come, and nothing changes any more.
 * @param waiting the page is meant to wait for its data
 * @param overlay there is a menu or a dialog, which MUI moves to its new place a sixth of a second after a new width
 * @throws Error when the page does not get there
 */
export async function settle(page: Page, { waiting = false, overlay = false } = {}): Promise<void> {
  await page
    .waitForFunction(isReady, { waiting }, { timeout: PATIENCE_MS, polling: 50 })
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

/** Until nothing has changed for some frames: what a new width causes is rendered, laid out and drawn. Runs in the page. */
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
