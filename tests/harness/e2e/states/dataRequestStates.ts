import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask, press } from './steps.ts';

const list = {
  as: 'admin',
  path: 'dataRequests',
  at: () => paths.dataRequests.getHref(),
} as const satisfies Partial<ScreenState>;
const add = {
  as: 'admin',
  path: 'addDataRequest',
  at: () => paths.addDataRequest.getHref(),
} as const satisfies Partial<ScreenState>;
const show = {
  as: 'admin',
  path: 'dataRequest',
  at: ({ dataRequest }) => paths.dataRequest.getHref({ requestId: dataRequest }),
} as const satisfies Partial<ScreenState>;

export const dataRequestStates: readonly ScreenState[] = [
  { ...list, name: 'the desk of requests about data' },
  { ...list, as: 'newcomer', name: 'no request about data yet' },
  {
    ...add,
    name: 'a request about data without what is needed',
    reach: async (screen) => {
      await press('ra.action.save')(screen);
      await screen.main.locator('[data-invalid]').first().waitFor();
    },
  },
  { ...add, name: 'finding who asks about data', reach: ask('dataRequests.find.label') },
  { ...show, name: 'a request about data' },
  { ...show, name: 'answering a request about data', reach: ask('dataRequests.answer.label') },
  { ...show, name: 'extending a request about data', reach: ask('dataRequests.extend.label') },
  { ...show, name: 'refusing a request about data', reach: ask('dataRequests.refuse.label') },
];
