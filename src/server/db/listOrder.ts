import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Language } from '../../contract/Language.ts';
import { inNameOrder } from './nameOrder.ts';
import type { Database } from './schema.ts';

export interface InLanguage {
  /** Of the reader, whose alphabet names follow. */
  readonly language: Language;
}

export interface Order extends InLanguage {
  /** `field,asc` or `field,desc`, out of the contract's enum. */
  readonly sort: string;
}

// biome-ignore lint/complexity/noBannedTypes: Kysely's own type for a query that selects nothing yet
export type Filtered<Table extends keyof DB, DB = Database> = SelectQueryBuilder<DB, Table, {}>;

/** What follows `order by`. The id decides between equals, in the same direction, so that one index serves both. */
export function orderOf({ sort, language }: Order): RawBuilder<unknown> {
  const { field, direction } = parseSort(sort);
  return sql`${inNameOrder(field, language)} ${sql.raw(direction)}, "id" ${sql.raw(direction)}`;
}

/** The same order read from its end. */
export function reversed({ sort, ...order }: Order): Order {
  const { field, direction } = parseSort(sort);
  return { ...order, sort: `${field},${direction === 'asc' ? 'desc' : 'asc'}` };
}

export function parseSort(sort: string): { field: string; direction: 'asc' | 'desc' } {
  const [field = 'id', direction] = sort.split(',');
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}
