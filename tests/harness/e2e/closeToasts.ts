import type { Page } from 'playwright-core';

/** Toasts lie over the profile's menu for five seconds; whoever is in a hurry clicks them away. */
export function closeToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.Toastify__toast')) toast.click();
  });
}
