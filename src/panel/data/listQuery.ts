import type { GetListParams } from 'react-admin';
import { isBlank } from '../../contract/isBlank.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';

export type ListDefinition = NonNullable<ResourceDefinition['list']>;

export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly [filter: string]: unknown;
}

/**
 * Translates react-admin's list parameters to the contract: zero-based pages, `sort=field,asc`, one parameter
 * per filter. Drops parameters that the contract does not define (an old bookmark, a stored sort of the last
 * release), because the server would refuse the whole request.
 */
export function listQuery(definition: ListDefinition, params: Partial<GetListParams>): ListQuery {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  return {
    page: page - 1,
    size: perPage,
    sort: sortOf(definition, params),
    ...filterQuery(definition, params),
  };
}

function sortOf(definition: ListDefinition, { sort }: Partial<GetListParams>): string {
  const { field, order } = sort && definition.sorts.includes(sort.field) ? sort : definition.defaultSort;
  return `${field},${order.toLowerCase()}`;
}

/** Only the filters, as a query. */
export function filterQuery(
  definition: ListDefinition,
  { filter }: Partial<GetListParams>,
): Record<string, unknown> {
  const known = new Map(definition.filters.map(({ name, kind }) => [name, kind]));
  if (definition.search) known.set('q', 'text');
  const given = Object.entries<unknown>(filter ?? {});
  return Object.fromEntries(
    given
      .filter(([name, value]) => known.has(name) && !isBlank(value))
      // The page's address joins several choices with commas; the contract takes a list.
      .map(([name, value]) => [name, known.get(name) === 'enums' ? String(value).split(',') : value]),
  );
}
