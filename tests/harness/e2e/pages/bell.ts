import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** The bell of the header, by how many are unread. */
export function bell(page: Page) {
  const banner = page.getByRole('banner');
  return {
    unread: (count: number) =>
      banner.getByRole('link', { name: polish('shell.bell.label', { smart_count: count }), exact: true }),
    /** What screen readers are told of a new one, by a part of its message. */
    told: (part: string) => banner.getByText(part),
  };
}
