import { paths } from '../../contract/paths.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';

/** What the manual has a section about, in its order. Each name is the anchor of its section, in every language. */
export const manualSections = [
  'getting-around',
  'signing-in',
  'registering',
  'overview',
  'people-in-need',
  'person-in-need',
  'volunteers',
  'volunteer',
  'team',
  'coordinator',
  'events',
  'event-form',
  'event',
  'participants',
  'settings',
  'notifications',
  'bad-network',
] as const;

export type ManualSection = (typeof manualSections)[number];

/** Which section is about a page; of all others one reads the manual from its start. */
const sectionOf: Readonly<Partial<Record<keyof typeof paths, ManualSection>>> = {
  login: 'signing-in',
  resetPassword: 'signing-in',
  restoreAccount: 'signing-in',
  registerCoordinator: 'signing-in',
  register: 'registering',
  organizationRegistrationConfirm: 'registering',
  overview: 'overview',
  peopleInNeed: 'people-in-need',
  personInNeed: 'person-in-need',
  volunteers: 'volunteers',
  volunteer: 'volunteer',
  ourTeam: 'team',
  inviteCoordinator: 'team',
  coordinator: 'coordinator',
  events: 'events',
  createEvent: 'event-form',
  editEvent: 'event-form',
  event: 'event',
  eventParticipants: 'participants',
  settings: 'settings',
  notifications: 'notifications',
};

const sections = new Map<PanelPath | undefined, ManualSection>(
  // The keys are names of paths, which the compiler forgets.
  Object.entries(sectionOf).map(([name, section]) => [paths[name as keyof typeof paths], section]),
);

interface Links {
  /** Missing where problems are reported on a page of the panel. */
  readonly reportProblem?: string;
  /** Missing where the manual is the panel's own page. */
  readonly userManual?: string;
}

/** Said when the panel is built (vite.config.ts), and to tests (tests/vitest.config.ts). */
declare const __LINKS__: Links;

/** Addresses outside the panel, of whoever runs it. */
export const links: Links = __LINKS__;

/** Where the manual is: the operator's, or the panel's own where it tells of the page that is open. */
export function manualHref(path: PanelPath | undefined): string {
  const section = sections.get(path);
  return links.userManual ?? `${paths.manual.getHref()}${section ? `#${section}` : ''}`;
}
