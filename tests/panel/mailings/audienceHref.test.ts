import { expect, test } from 'vitest';
import { resources } from '../../../src/contract/generated/resources.ts';
import { readListUrl } from '../../../src/panel/kit/list/listUrl.ts';
import { filteredHref, filterText } from '../../../src/panel/mailings/audienceHref.ts';

test('from a message one comes back to the list as it was filtered', () => {
  const { list } = resources.volunteers;
  const filters = { q: 'Łódź & okolice', city: 'Zgierz', accountStatus: 'verified' };
  const back = new URL(filteredHref(filterText(list, filters)), 'https://panel.example');
  expect(back.pathname).toBe('/volunteers');
  expect(readListUrl(list, back.searchParams).filters).toEqual(filters);
});

test('also where several choices apply', () => {
  const several = Object.values(resources).flatMap(({ list }) =>
    (list?.filters ?? []).flatMap((filter) => (filter.kind === 'enums' ? [{ list, filter }] : [])),
  );
  const [{ list, filter } = {}] = several;
  if (!list || !filter?.choices) throw new Error('no filter takes several choices');
  const filters = { [filter.name]: filter.choices.slice(0, 2).join(',') };
  const back = new URL(filteredHref(filterText(list, filters)), 'https://panel.example');
  expect(readListUrl(list, back.searchParams).filters).toEqual(filters);
});
