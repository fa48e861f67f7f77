import { expect, test } from 'vitest';
import { resources } from '../../../src/contract/generated/resources.ts';
import { listQuery } from '../../../src/panel/data/listQuery.ts';
import { readListUrl } from '../../../src/panel/kit/list/listUrl.ts';

const { list } = resources.volunteers;

test('pages count from 0, sorting is one word, a filter is a parameter', () => {
  const query = listQuery(list, {
    pagination: { page: 3, perPage: 50 },
    sort: { field: 'lastname', order: 'ASC' },
    filter: { q: 'łuc', accountStatus: 'pending' },
  });
  expect(query).toEqual({ page: 2, size: 50, sort: 'lastname,asc', q: 'łuc', accountStatus: 'pending' });
});

test('without wishes it is the first page in the default order of the contract', () => {
  expect(listQuery(list, {})).toEqual({ page: 0, size: 25, sort: 'createdAt,desc' });
});

test('what the contract does not know, or what is empty, is left out', () => {
  const query = listQuery(list, {
    sort: { field: 'shoeSize', order: 'ASC' },
    filter: { shoeSize: 43, q: '', accountStatus: undefined },
  });
  expect(query).toEqual({ page: 0, size: 25, sort: 'createdAt,desc' });
});

test('several choices are a list in the contract, and one word in an address', () => {
  const filters = [{ name: 'uses', kind: 'enums', label: 'uses', choices: ['camp', 'kitchen'] }] as const;
  const list = { ...resources.volunteers.list, filters };
  expect(listQuery(list, { filter: { uses: 'camp,kitchen' } })).toMatchObject({ uses: ['camp', 'kitchen'] });
  const asked = (uses: string) => readListUrl(list, new URLSearchParams({ uses })).filters;
  expect(asked('camp,kitchen')).toEqual({ uses: 'camp,kitchen' });
  expect(asked('camp,yacht')).toEqual({});
});
