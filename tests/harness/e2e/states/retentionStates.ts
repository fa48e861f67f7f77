import { paths } from '../../../../src/contract/paths.ts';
import type { Screen, ScreenState } from './ScreenState.ts';
import { ask, press } from './steps.ts';

const list = {
  as: 'admin',
  path: 'upcomingErasures',
  at: () => paths.upcomingErasures.getHref(),
} as const satisfies Partial<ScreenState>;
const show = {
  as: 'admin',
  path: 'upcomingErasure',
  at: ({ verified }) => paths.upcomingErasure.getHref({ erasureId: verified.id }),
} as const satisfies Partial<ScreenState>;
const kept = {
  ...show,
  at: ({ personInNeed }) => paths.upcomingErasure.getHref({ erasureId: personInNeed }),
} as const satisfies Partial<ScreenState>;

const closedRequests = ({ main, text }: Screen) => main.getByLabel(text('fields.closedRequestsMonths'));

export const retentionStates: readonly ScreenState[] = [
  { ...list, name: 'whom the clock erases' },
  { ...list, as: 'newcomer', name: 'nobody whom the clock erases' },
  { ...show, name: 'an announced erasure' },
  { ...show, name: 'keeping somebody from the clock', reach: ask('retention.keep.label') },
  { ...kept, name: 'somebody who is kept' },
  { ...kept, name: 'keeping somebody no longer', reach: ask('retention.release.label') },
  {
    ...{ as: 'admin', path: 'settings', name: 'periods that are none' },
    at: () => paths.settings.getHref({ query: { tab: 'retention' } }),
    leave: (screen) => closedRequests(screen).clear(),
    reach: async (screen) => {
      await closedRequests(screen).fill('0');
      await press('settings.retention.save')(screen);
      await screen.main.locator('[aria-invalid=true]').waitFor();
    },
  },
];
