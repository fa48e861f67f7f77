import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask, submitTooLittle } from './steps.ts';

const invitations = {
  as: 'admin',
  path: 'ourTeam',
  at: () => paths.ourTeam.getHref({ query: { tab: 'invitations' } }),
} as const;
const activity = { ...invitations, at: () => paths.ourTeam.getHref({ query: { tab: 'activity' } }) };
const invite = {
  as: 'admin',
  path: 'inviteCoordinator',
  at: () => paths.inviteCoordinator.getHref(),
} as const;
const profileOf =
  (who: 'admin' | 'coordinator', query: Readonly<Record<string, string>> = {}) =>
  (world: World) =>
    paths.coordinator.getHref({ profileId: world[who].id, query });
const colleague = { as: 'admin', path: 'coordinator', at: profileOf('coordinator') } as const;

export const teamStates: readonly ScreenState[] = [
  { as: 'admin', path: 'ourTeam', name: 'the team', at: () => paths.ourTeam.getHref() },
  {
    ...{ as: 'admin', path: 'ourTeam', at: () => paths.ourTeam.getHref() },
    name: 'deleting a colleague from the list',
    reach: (screen) => ask('team.delete.one', { name: screen.world.coordinator.name })(screen),
  },
  { ...invitations, name: 'invitations' },
  {
    ...invitations,
    name: 'revoking an invitation',
    reach: (screen) => ask('team.revoke.one', { name: screen.world.invited.name })(screen),
  },
  { ...activity, name: 'what was done' },
  {
    ...activity,
    name: 'what was done that fails',
    // A filter of its own: what another state read would still be fresh.
    at: () => paths.ourTeam.getHref({ query: { tab: 'activity', atTo: '2001-01-02' } }),
    answers: () => ({ 'GET /api/activity': { status: 503 } }),
  },
  { ...invite, name: 'inviting' },
  { ...invite, name: 'inviting nobody', reach: submitTooLittle('team.invite.submit') },
  { ...colleague, name: 'a colleague' },
  { ...colleague, name: 'making a colleague an admin', reach: ask('team.role.admin.label') },
  { ...colleague, name: 'deleting a colleague', reach: ask('ra.action.delete') },
  { ...colleague, name: 'oneself', at: profileOf('admin') },
  { ...colleague, name: 'the history of oneself', at: profileOf('admin', { tab: 'history' }) },
  { ...colleague, name: 'editing oneself', at: profileOf('admin', { edit: '' }) },
  {
    ...colleague,
    name: 'a country for oneself',
    at: profileOf('admin', { edit: '' }),
    reach: async ({ main, page, text }) => {
      await main.getByRole('combobox', { name: text('fields.country'), exact: true }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
];
