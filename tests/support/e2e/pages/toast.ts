import type { Locator, Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A toast that says just this. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: polish('shell.toasts') }).getByText(text, { exact: true });
}
