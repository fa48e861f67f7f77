import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** A participant's row in an event's list. */
export function participantRow(page: Page, name: string) {
  const group = page.getByRole('group', { name: polish('events.attendance.of', { name }), exact: true });
  const choice = (attendance: string) =>
    group.getByRole('button', { name: polish(`enums.attendance.${attendance}`), exact: true });
  return {
    group,
    attended: choice('attended'),
    noShow: choice('no_show'),
    /** Announced to screen readers once saved. */
    saved: page.getByText(polish('events.attendance.saved', { name }), { exact: true }),
    /** Label of the selected button. */
    chosen: () => group.getByRole('button', { pressed: true }).allTextContents(),
  };
}
