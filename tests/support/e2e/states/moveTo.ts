import type { Page } from 'playwright-core';

/**
 * To another page of the panel without loading it anew, as its links lead: the panel hears of it as of a step
 * in its history. Toasts of the last page are closed.
 */
export async function moveTo(page: Page, address: string, state: unknown = null): Promise<void> {
  await page.evaluate(
    ({ address, state }) => {
      for (const heading of document.querySelectorAll<HTMLElement>('#main h1')) heading.dataset.left = '';
      for (const button of document.querySelectorAll<HTMLElement>('.Toastify__toast button')) button.click();
      const entry = { usr: state, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(entry, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    { address, state },
  );
}
