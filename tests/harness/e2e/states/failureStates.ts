import { paths } from '../../../../src/contract/paths.ts';
import type { Answers } from './answerWith.ts';
import type { World } from './insertWorld.ts';
import type { ScreenState } from './ScreenState.ts';

let strangers = 0;

/** The profile of a volunteer not in the cache, with a faked response. */
function profile(answer: Answers[string]): Omit<ScreenState, 'name'> {
  strangers += 1;
  const id = `0190f5c0-0000-7000-8000-${String(strangers).padStart(12, '0')}`;
  return {
    as: 'admin',
    path: 'volunteer',
    at: () => paths.volunteer.getHref({ profileId: id }),
    answers: () => ({ [`GET /api/volunteers/${id}`]: answer }),
    isLoading: answer === 'never',
  };
}

/** A list with a filter that is not in the cache. */
function list(q: string, answer: Answers[string]): Omit<ScreenState, 'name'> {
  return {
    as: 'admin',
    path: 'volunteers',
    at: () => paths.volunteers.getHref({ query: { q } }),
    answers: ({ organizationId }) => ({ [`GET /api/organizations/${organizationId}/volunteers`]: answer }),
    isLoading: answer === 'never',
  };
}

const events = (world: World) => `GET /api/organizations/${world.organizationId}/events`;

/** Pages that cannot be read, are forbidden, missing, or loading. */
export const failureStates: readonly ScreenState[] = [
  { name: 'a profile to come', ...profile('never') },
  { name: 'a profile that is forbidden', ...profile('forbidden') },
  { name: 'a profile while the server is away', ...profile('service_unavailable') },
  { name: 'a profile without a network', ...profile('offline') },
  {
    name: 'a volunteer of another foundation',
    as: 'admin',
    path: 'volunteer',
    at: ({ stranger }) => paths.volunteer.getHref({ profileId: stranger }),
    issues: ({ stranger }) => [`404 GET /api/volunteers/${stranger}`],
  },
  { name: 'a list to come', ...list('nobody', 'never') },
  { name: 'a list while the server is away', ...list('nothing', 'service_unavailable') },
  {
    name: 'a list that is about to change',
    as: 'admin',
    path: 'volunteers',
    at: () => paths.volunteers.getHref(),
    answers: () => ({}),
    reach: async ({ page, main, text, world }) => {
      await page.route(
        ({ pathname }) => pathname === `/api/organizations/${world.organizationId}/volunteers`,
        () => {},
      );
      await main.getByRole('button', { name: text('enums.accountStatus.rejected') }).click();
    },
    isLoading: true,
    leave: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'events to come',
    as: 'admin',
    path: 'events',
    at: () => paths.events.getHref({ query: { q: 'nobody' } }),
    answers: (world) => ({ [events(world)]: 'never' }),
    isLoading: true,
  },
  {
    name: 'an overview to come',
    as: 'newcomer',
    path: 'overview',
    at: () => paths.overview.getHref(),
    answers: ({ newcomer }) => ({ [`GET /api/organizations/${newcomer.organizationId}/overview`]: 'never' }),
    isLoading: true,
  },
];
