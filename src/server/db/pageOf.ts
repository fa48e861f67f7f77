import { type SelectQueryBuilder, sql } from 'kysely';
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

export interface PageRequest extends Order {
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

export interface Page<Row> {
  content: Row[];
  page: number;
  size: number;
  totalElements: number;
  totalPages: number;
}

// biome-ignore lint/complexity/noBannedTypes: Kysely's own type for a query that selects nothing yet
export type Filtered<Table extends keyof DB, DB = Database> = SelectQueryBuilder<DB, Table, {}>;

/**
 * One page of a filtered query with its exact total: two statements, because `count() over ()` is slower.
 * @param columns contract columns to read
 */
export async function pageOf<Row, Table extends keyof DB, DB = Database>(
  filtered: Filtered<Table, DB>,
  columns: readonly string[],
  { page, size, ...order }: PageRequest,
): Promise<Page<Row>> {
  const [rows, counted] = await Promise.all([
    ordered(filtered, order)
      .select(columns.map((column) => sql.ref(column).as(column)))
      .limit(size)
      .offset(page * size)
      .execute(),
    filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const totalElements = (counted as { total: number }).total;
  return { content: rows as Row[], page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/**
 * All records of a filtered query in batches, each read behind the last record of the one before, so that an
 * export of any size needs little memory and no open transaction.
 */
export async function* batchesOf<Row extends { id: string }, Table extends keyof DB, DB = Database>(
  filtered: Filtered<Table, DB>,
  columns: readonly string[],
  order: Order,
): AsyncGenerator<Row[]> {
  const { field, direction } = parseSort(order.sort);
  // Nothing is behind a record without a value, so those are read apart: last, as PostgreSQL has them, or first.
  const withValue = filtered.where(sql<boolean>`${sql.ref(field)} is not null`);
  const without = filtered.where(sql<boolean>`${sql.ref(field)} is null`);
  const byId = { ...order, sort: `id,${direction}` };
  if (direction === 'desc') yield* partOf<Row, Table, DB>(without, columns, byId);
  yield* partOf<Row, Table, DB>(withValue, columns, order);
  if (direction === 'asc') yield* partOf<Row, Table, DB>(without, columns, byId);
}

async function* partOf<Row, Table extends keyof DB, DB>(
  filtered: Filtered<Table, DB>,
  columns: readonly string[],
  order: Order,
): AsyncGenerator<Row[]> {
  const size = 1000;
  const { field, direction } = parseSort(order.sort);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const rest: Filtered<Table, DB> = last
      ? filtered.where(
          sql<boolean>`(${inNameOrder(field, order.language)}, ${sql.ref('id')}) ${beyond} (${last[field]}, ${last.id})`,
        )
      : filtered;
    const read = new Set([...columns, 'id', field]);
    const rows = await ordered(rest, order)
      .select([...read].map((column) => sql.ref(column).as(column)))
      .limit(size)
      .execute();
    if (rows.length > 0) yield rows as unknown as Row[];
    if (rows.length < size) return;
    last = rows.at(-1) as Record<string, unknown>;
  }
}

/** The id decides between equals, in the same direction, so that one index serves both directions. */
function ordered<Table extends keyof DB, DB>(
  query: Filtered<Table, DB>,
  { sort, language }: Order,
): Filtered<Table, DB> {
  const { field, direction } = parseSort(sort);
  return query.orderBy(inNameOrder(field, language), direction).orderBy(sql.ref('id'), direction);
}

function parseSort(sort: string): { field: string; direction: 'asc' | 'desc' } {
  const [field = 'id', direction] = sort.split(',');
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}
