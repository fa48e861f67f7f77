import { paths } from '../../contract/paths.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';

/** Sections of the manual, in order. Each name is the section's anchor, in every language. */
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
  'law',
  'bad-network',
] as const;

export type ManualSection = (typeof manualSections)[number];

/** Section about a page; all other pages link to the start of the manual. */
const sectionOf: Readonly<Partial<Record<keyof typeof paths, ManualSection>>> = {
  login: 'signing-in',
  resetPassword: 'signing-in',
  restoreAccount: 'signing-in',
  registerCoordinator: 'signing-in',
  register: 'registering',
  organizationRegistrationConfirm: 'registering',
  overview: 'overview',
  annualReport: 'overview',
  peopleInNeed: 'people-in-need',
  personInNeed: 'person-in-need',
  volunteers: 'volunteers',
  volunteer: 'volunteer',
  addVolunteer: 'volunteer',
  editVolunteer: 'volunteer',
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
  mailings: 'volunteers',
  createMailing: 'volunteers',
  mailing: 'volunteers',
  abuseReports: 'overview',
  abuseReport: 'overview',
  dataRequests: 'law',
  dataRequest: 'law',
  addDataRequest: 'law',
  upcomingErasures: 'law',
  upcomingErasure: 'law',
};

const sections = new Map<PanelPath | undefined, ManualSection>(
  // `Object.entries` loses the type of the keys.
  Object.entries(sectionOf).map(([name, section]) => [paths[name as keyof typeof paths], section]),
);

interface Links {
  /** Undefined if problems are reported on a page of the panel. */
  readonly reportProblem?: string;
  /** Undefined if the panel's own manual is used. */
  readonly userManual?: string;
}

/** Set at build time (vite.config.ts) and for tests (tests/vitest.config.ts). */
declare const __LINKS__: Links;

/** The operator's external links. */
export const links: Links = __LINKS__;

/** Address of the manual: the operator's, or the section of the panel's own about the open page. */
export function manualHref(path: PanelPath | undefined): string {
  const section = sections.get(path);
  return links.userManual ?? `${paths.manual.getHref()}${section ? `#${section}` : ''}`;
}
