import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A toast with exactly this text. */
export function toast(page: Page, text: string): Locator {
  // An open dialog hides toasts from screen readers.
  const region = page.getByRole('region', { name: polish('shell.toasts'), includeHidden: true });
  return region.getByText(text, { exact: true });
}
