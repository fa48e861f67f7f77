import type { Page } from 'playwright-core';

/** Closes toasts, which cover the profile menu for five seconds. */
export function closeToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.Toastify__toast')) toast.click();
  });
}
