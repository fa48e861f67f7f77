import type { Page } from 'playwright-core';

/**
 * Navigates within the panel without a reload, via a history event as on Back. Closes the toasts of the last
 * page and focuses something on the new one.
 */
export async function moveTo(page: Page, address: string, state: unknown = null): Promise<void> {
  await page.evaluate(
    ({ address, state }) => {
      for (const heading of document.querySelectorAll<HTMLElement>('#main h1')) heading.dataset.left = '';
      for (const button of document.querySelectorAll<HTMLElement>('.Toastify__toast button')) button.click();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const entry = { usr: state, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(entry, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    { address, state },
  );
  await page.locator(':focus').waitFor({ state: 'attached' });
}
