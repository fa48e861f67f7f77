import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/Language.ts';
import { inNameOrder } from './nameOrder.ts';
import type { Database } from './schema.ts';

export interface InLanguage {
  /** Of the reader, whose alphabet names follow. */
  readonly language: Language;
}

export interface Order extends Partial<InLanguage> {
  readonly column: string;
  readonly direction: Direction;
  /** Where rows without a value are, if there may be such: an index that serves the order says nothing of them. */
  readonly nulls?: 'first' | 'last';
}

type Direction = 'asc' | 'desc';

// biome-ignore lint/complexity/noBannedTypes: Kysely's own type for a query that selects nothing yet
export type Filtered<Table extends keyof DB, DB = Database> = SelectQueryBuilder<DB, Table, {}>;

/** What follows `order by`. The id decides between equals, in the same direction, so that one index serves both. */
export function orderOf({ column, direction, nulls, language }: Order): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const place = nulls ? sql.raw(` nulls ${nulls}`) : sql``;
  return sql`${inNameOrder(column, language)} ${way}${place}, "id" ${way}`;
}

/** The same order read from its end. */
export function reversed({ direction, nulls, ...order }: Order): Order {
  return {
    ...order,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'last' ? 'first' : 'last' }),
  };
}
