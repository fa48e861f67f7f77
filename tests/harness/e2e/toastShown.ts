import type { BrowserContext, Page } from 'playwright-core';

interface Noting extends Window {
  /** Texts of toasts that were on the screen and that no test has asked for. */
  toasts?: string[];
}

/** Call it before the context opens a page: notes each toast that comes onto the screen. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const texts: string[] = [];
    const noted = new WeakSet<Element>();
    const shown = document.getElementsByClassName('Toastify__toast');
    new MutationObserver(() => {
      for (const toast of shown) {
        if (noted.has(toast) || !toast.checkVisibility()) continue;
        noted.add(toast);
        texts.push(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
    (window as Noting).toasts = texts;
  });
}

/**
 * Waits until a toast with exactly this text has been shown. It may be gone again: a busy machine can take
 * longer than its five seconds to ask. Each toast counts once.
 *
 * @example await toastShown(page, polish('messages.edited'));
 */
export async function toastShown(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const texts = (window as Noting).toasts ?? [];
    const at = texts.indexOf(wanted);
    if (at < 0) return false;
    texts.splice(at, 1);
    return true;
  }, text);
}
