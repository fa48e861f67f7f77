import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** The bell of the header, by its unread count. */
export function bell(page: Page) {
  const banner = page.getByRole('banner');
  return {
    unread: (count: number) =>
      banner.getByRole('link', { name: polish('shell.bell.label', { smart_count: count }), exact: true }),
    /** Screen reader announcement of a new notification, by a part of its message. */
    told: (part: string) => banner.getByText(part),
  };
}
