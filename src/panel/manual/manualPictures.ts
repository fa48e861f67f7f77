import type { ManualSection } from '../shell/manualSections.ts';

/**
 * Pictures of each section; the files are in `pictures/pl` and so on, taken by `npm run screenshots --
 * --manual`.
 */
export const manualPictures = {
  'getting-around': ['getting-around'],
  'signing-in': ['signing-in'],
  registering: ['registering'],
  overview: ['overview'],
  'people-in-need': ['people-in-need'],
  'person-in-need': ['person-in-need'],
  volunteers: ['volunteers'],
  volunteer: ['volunteer'],
  team: ['team', 'invitations'],
  coordinator: ['coordinator'],
  events: ['events', 'calendar'],
  'event-form': ['event-form'],
  event: ['event'],
  participants: ['participants', 'attendance'],
  settings: ['account', 'notification-settings', 'foundation'],
  notifications: ['notifications'],
  law: [],
  'bad-network': ['bad-network'],
} as const satisfies Record<ManualSection, readonly string[]>;

export type ManualPicture = (typeof manualPictures)[ManualSection][number];

/** Window size of a screenshot. Attendance is recorded on site, so it shows a phone. */
export function windowOf(picture: ManualPicture): { readonly width: number; readonly height: number } {
  return picture === 'attendance' ? { width: 360, height: 640 } : { width: 1280, height: 800 };
}
