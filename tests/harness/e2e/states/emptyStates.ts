import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';

const pages = [
  'overview',
  'peopleInNeed',
  'volunteers',
  'ourTeam',
  'events',
  'notifications',
] as const satisfies readonly ScreenState['path'][];

/** Pages of a foundation without data. */
export const emptyStates: readonly ScreenState[] = [
  ...pages.map(
    (path): ScreenState => ({
      as: 'newcomer',
      name: `${path} without anything`,
      path,
      at: () => paths[path].getHref(),
    }),
  ),
  {
    as: 'newcomer',
    name: 'no invitations',
    path: 'ourTeam',
    at: () => paths.ourTeam.getHref({ query: { tab: 'invitations' } }),
  },
  {
    as: 'newcomer',
    name: 'a day without history',
    path: 'ourTeam',
    at: () => paths.ourTeam.getHref({ query: { tab: 'activity', atTo: '2001-01-01' } }),
  },
  {
    as: 'newcomer',
    name: 'a month without events',
    path: 'events',
    at: () => paths.events.getHref({ query: { view: 'calendar' } }),
  },
  {
    as: 'newcomer',
    name: 'all notifications read',
    path: 'notifications',
    at: () => paths.notifications.getHref({ query: { unread: 'true' } }),
  },
];
