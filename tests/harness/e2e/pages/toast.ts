import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A toast that says just this. */
export function toast(page: Page, text: string): Locator {
  // An open dialog hides all else from screen readers, toasts too.
  const region = page.getByRole('region', { name: polish('shell.toasts'), includeHidden: true });
  return region.getByText(text, { exact: true });
}
