import type { Page } from 'playwright-core';
import { polish } from '../polish.ts';

/** One person in an event's list of participants. */
export function participantRow(page: Page, name: string) {
  const group = page.getByRole('group', { name: polish('events.attendance.of', { name }), exact: true });
  const choice = (attendance: string) =>
    group.getByRole('button', { name: polish(`enums.attendance.${attendance}`), exact: true });
  return {
    group,
    attended: choice('attended'),
    noShow: choice('no_show'),
    /** Told to screen readers once the server has it. */
    saved: page.getByText(polish('events.attendance.saved', { name }), { exact: true }),
    /** What is chosen, by its word. */
    chosen: () => group.getByRole('button', { pressed: true }).allTextContents(),
  };
}
