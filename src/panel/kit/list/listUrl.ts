import type { ListDefinition } from '../../data/listQuery.ts';
import { filterIssue } from './filterIssue.ts';

/**
 * Parses a list's state from its address, in the contract's terms:
 * `?q=anna&accountStatus=pending&sort=lastname,asc&page=2&size=50`, with pages from 1. Ignores values that
 * the contract would refuse (an old bookmark, a typo).
 */
export function readListUrl(list: ListDefinition, search: URLSearchParams): ListState {
  return {
    page: wholeNumber(search.get('page'), Number.MAX_SAFE_INTEGER) ?? 1,
    size: wholeNumber(search.get('size'), maxSize) ?? defaultSize,
    sort: readSort(list, search.get('sort')),
    filters: readFilters(list, search),
  };
}

/** Serialises a state. Defaults are left out, so a fresh list has a clean address. */
export function writeListUrl(
  list: ListDefinition,
  { page, size, sort, filters }: ListState,
): URLSearchParams {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  const { defaultSort } = list;
  if (sort.field !== defaultSort.field || sort.order !== defaultSort.order) {
    search.set('sort', `${sort.field},${sort.order.toLowerCase()}`);
  }
  if (page !== 1) search.set('page', String(page));
  if (size !== defaultSize) search.set('size', String(size));
  return search;
}

function readSort(list: ListDefinition, text: string | null): ListState['sort'] {
  const [field = '', direction] = text?.split(',') ?? [];
  if (!list.sorts.includes(field) || (direction !== 'asc' && direction !== 'desc')) return list.defaultSort;
  return { field, order: direction === 'asc' ? 'ASC' : 'DESC' };
}

function readFilters(list: ListDefinition, search: URLSearchParams): Record<string, string> {
  const known = [...(list.search ? [list.search] : []), ...list.filters];
  return Object.fromEntries(
    known.flatMap((filter) => {
      const value = search.get(filter.name)?.trim();
      return value && !filterIssue(filter, value) ? [[filter.name, value]] : [];
    }),
  );
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

/** State of a list, all of it in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Free text `q` and the contract's filters. */
  readonly filters: Readonly<Record<string, string>>;
}

export const defaultSize = 25;
export const maxSize = 100;

export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Whether a list needs pagination: not if all records fit on the smallest page. */
export function hasPages(total: number, size: number): boolean {
  return total > Math.min(size, ...pageSizes);
}
