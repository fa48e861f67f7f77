import type { GetListParams } from 'react-admin';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';

export type ListDefinition = NonNullable<ResourceDefinition['list']>;

export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly [filter: string]: unknown;
}

/**
 * react-admin's wishes in the contract's words: pages count from 0, `sort=field,asc`, a parameter a filter.
 * What the contract does not know (an old bookmark, a sorting kept from the last release) is left out,
 * because the server would refuse the whole list for it.
 */
export function listQuery(definition: ListDefinition, params: Partial<GetListParams>): ListQuery {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  return {
    page: page - 1,
    size: perPage,
    sort: sortOf(definition, params),
    ...filtersOf(definition, params),
  };
}

function sortOf(definition: ListDefinition, { sort }: Partial<GetListParams>): string {
  const { field, order } = sort && definition.sorts.includes(sort.field) ? sort : definition.defaultSort;
  return `${field},${order.toLowerCase()}`;
}

function filtersOf(definition: ListDefinition, { filter }: Partial<GetListParams>): Record<string, unknown> {
  const known = new Map(definition.filters.map(({ name, kind }) => [name, kind]));
  if (definition.search) known.set('q', 'text');
  const given = Object.entries<unknown>(filter ?? {});
  return Object.fromEntries(
    given
      .filter(([name, value]) => known.has(name) && !isBlank(value))
      // An address has several choices in one word, the contract in a list.
      .map(([name, value]) => [name, known.get(name) === 'enums' ? String(value).split(',') : value]),
  );
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
