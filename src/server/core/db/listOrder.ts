import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/Language.ts';
import { inNameOrder } from './nameOrder.ts';
import type { Database } from './schema.ts';

export interface InLanguage {
  /** The reader's language, which determines the alphabetical order. */
  readonly language: Language;
}

export interface Order extends Partial<InLanguage> {
  readonly column: string;
  readonly direction: Direction;
  /** Position of nulls; unset for a column without nulls, so that an index can serve the order. */
  readonly nulls?: 'first' | 'last';
}

type Direction = 'asc' | 'desc';

// biome-ignore lint/complexity/noBannedTypes: Kysely's own type for a query that selects nothing yet
export type Filtered<Table extends keyof DB, DB = Database> = SelectQueryBuilder<DB, Table, {}>;

/** `order by` clause. The id breaks ties in the same direction, so that one index serves both directions. */
export function orderOf({ column, direction, nulls, language }: Order): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const place = nulls ? sql.raw(` nulls ${nulls}`) : sql``;
  return sql`${inNameOrder(column, language)} ${way}${place}, "id" ${way}`;
}

export function reversed({ direction, nulls, ...order }: Order): Order {
  return {
    ...order,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'last' ? 'first' : 'last' }),
  };
}
