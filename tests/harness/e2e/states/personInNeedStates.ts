import { paths } from '../../../../src/contract/paths.ts';
import type { World } from './insertWorld.ts';
import type { ScreenState } from './ScreenState.ts';

const list = { as: 'admin', path: 'peopleInNeed', at: () => paths.peopleInNeed.getHref() } as const;
const at =
  (query: Readonly<Record<string, string>> = {}) =>
  ({ personInNeed }: World) =>
    paths.personInNeed.getHref({ profileId: personInNeed, query });

export const personInNeedStates: readonly ScreenState[] = [
  { ...list, name: 'the list of people in need' },
  {
    ...list,
    name: 'filters on a phone',
    isNarrow: true,
    reach: async ({ button, main, text }) => {
      await button('kit.filter.title').click();
      await main.getByRole('combobox', { name: text('fields.urgency') }).waitFor();
    },
  },
  {
    ...list,
    name: 'the choices of a filter',
    reach: async ({ main, page, text }) => {
      await main.getByRole('combobox', { name: text('fields.urgency') }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  { as: 'admin', path: 'personInNeed', name: 'a person in need', at: at() },
  { as: 'admin', path: 'personInNeed', name: 'the history of a person in need', at: at({ tab: 'history' }) },
];
