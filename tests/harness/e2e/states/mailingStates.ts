import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask, press } from './steps.ts';

const create = {
  as: 'admin',
  path: 'createMailing',
  at: ({ events }) => `${paths.createMailing.getHref()}?event=${events.running}&filter=status%3Dsigned_up`,
} as const satisfies Partial<ScreenState>;
const show = {
  as: 'admin',
  path: 'mailing',
  at: ({ mailing }) => paths.mailing.getHref({ mailingId: mailing }),
} as const satisfies Partial<ScreenState>;

export const mailingStates: readonly ScreenState[] = [
  { as: 'admin', path: 'mailings', name: 'the list of messages', at: () => paths.mailings.getHref() },
  { as: 'newcomer', path: 'mailings', name: 'no message yet', at: () => paths.mailings.getHref() },
  { ...create, name: 'a new message to participants' },
  { ...create, name: 'a new message to nobody', as: 'newcomer', at: () => paths.createMailing.getHref() },
  {
    ...create,
    name: 'a message without a text',
    reach: async (screen) => {
      await press('mailings.send')(screen);
      await screen.main.locator('[data-invalid]').first().waitFor();
    },
  },
  {
    ...create,
    name: 'the preview of a message',
    reach: async (screen) => {
      await ask('mailings.preview.title')(screen);
      await screen.dialog.getByRole('progressbar').waitFor({ state: 'detached' });
    },
  },
  { ...show, name: 'a message that waits for its time' },
  { ...show, name: 'taking a message back', reach: ask('mailings.cancel.label') },
  {
    ...show,
    name: 'the readers of a message',
    at: ({ mailing }) => paths.mailing.getHref({ mailingId: mailing, query: { tab: 'readers' } }),
  },
];
