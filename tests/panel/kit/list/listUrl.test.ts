import { describe, expect, test } from 'vitest';
import type { ListDefinition } from '../../../../src/panel/data/listQuery.ts';
import { readListUrl, writeListUrl } from '../../../../src/panel/kit/list/listUrl.ts';

const list: ListDefinition = {
  operationId: 'listEvents',
  path: '/organizations/{id}/events',
  search: { name: 'q', kind: 'text', label: 'q', limits: { maxLength: 100 } },
  sorts: ['createdAt', 'title'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: [
    { name: 'group', kind: 'enum', label: 'group', choices: ['future', 'active'] },
    { name: 'city', kind: 'text', label: 'city' },
    { name: 'from', kind: 'date', label: 'from' },
    { name: 'placesFree', kind: 'boolean', label: 'placesFree' },
    { name: 'placesFrom', kind: 'integer', label: 'placesFrom', limits: { minimum: -3, maximum: 80 } },
    { name: 'post', kind: 'text', label: 'post', limits: { maxLength: 6 } },
    { name: 'ratingTo', kind: 'number', label: 'ratingTo' },
    { name: 'creator', kind: 'id', label: 'creator' },
    { name: 'since', kind: 'instant', label: 'since' },
  ],
  counts: null,
};
const read = (search: string) => readListUrl(list, new URLSearchParams(search));

describe('the address of a list', () => {
  test('a fresh list has none', () => {
    const fresh = { page: 1, size: 25, sort: { field: 'createdAt', order: 'DESC' }, filters: {} };
    expect(read('')).toEqual(fresh);
    expect(writeListUrl(list, read('')).toString()).toBe('');
  });

  test('says everything that was asked, in the contract’s words, and is read back the same', () => {
    const asked =
      'q=anna&group=future&city=Łódź&from=2026-05-01&placesFree=true&sort=title,asc&page=3&size=50';
    const state = read(asked);
    expect(state).toEqual({
      page: 3,
      size: 50,
      sort: { field: 'title', order: 'ASC' },
      filters: { q: 'anna', group: 'future', city: 'Łódź', from: '2026-05-01', placesFree: 'true' },
    });
    expect(readListUrl(list, writeListUrl(list, state))).toEqual(state);
    expect(decodeURIComponent(writeListUrl(list, state).toString())).toBe(asked);
  });

  test.each([
    ['group=nonsense'],
    ['unknown=1'],
    ['from=yesterday'],
    ['from=2026-13-01'],
    ['placesFree=perhaps'],
    ['placesFrom=1.5'],
    ['placesFrom=-4'],
    ['placesFrom=81'],
    ['post=1234567'],
    ['placesFrom=many'],
    ['ratingTo=4,5'],
    ['ratingTo=Infinity'],
    ['creator=me'],
    ['since=2026-11-02'],
    ['since=2026-13-02T09:30:00Z'],
    ['city='],
    ['q=%20%20'],
    [`q=${'a'.repeat(101)}`],
    ['sort=email,asc'],
    ['sort=title'],
    ['sort=title,up'],
    ['page=0'],
    ['page=1.5'],
    ['page=two'],
    ['size=101'],
    ['size=-1'],
  ])('what the contract would refuse counts as not asked for: %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });

  test.each([
    ['placesFrom', '-3'],
    ['ratingTo', '4.5'],
    ['creator', '01980000-0000-7000-8000-000000000001'],
    ['since', '2026-11-02T09:30:00.000Z'],
    ['since', '2026-11-02T09:30:00+01:00'],
    ['post', '👧👧👧👧👧👧'],
  ])('what it takes is asked for: %s=%s', (name, value) => {
    expect(read(`${name}=${encodeURIComponent(value)}`).filters).toEqual({ [name]: value });
  });

  test('a filter that is emptied leaves the address', () => {
    expect(writeListUrl(list, { ...read('q=anna'), filters: { q: '', city: 'Łódź' } }).get('q')).toBeNull();
  });

  test('a list without search has no free text', () => {
    expect(readListUrl({ ...list, search: null }, new URLSearchParams('q=anna')).filters).toEqual({});
  });
});
