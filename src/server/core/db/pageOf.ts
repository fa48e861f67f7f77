import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { selectedColumns } from './contractColumns.ts';
import { type Filtered, type Order, orderOf, reversed } from './listOrder.ts';
import { hasIndexedWord, type SearchPath } from './matchesSearch.ts';
import { inNameOrder } from './nameOrder.ts';
import type { Database } from './schema.ts';
import type { Queries } from './transaction.ts';

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

export interface List<Table extends keyof DB, DB = Database> {
  /** Filtered records, unordered; for a search, with the given path. */
  readonly filtered: (path?: SearchPath) => Filtered<Table, DB>;
  /** Contract columns to read. */
  readonly columns: readonly string[];
  /** Search text. */
  readonly q?: string | undefined;
  /** Set if changes of the total are tracked, so that it need not be recounted for each page. */
  readonly countable?: Countable;
}

/** From this offset on, it is faster to find the ids by an index first and then fetch the records. */
const FAR = 200;
/** With more matches, scanning in list order is faster than looking up all of them. */
const COMMON = 3000;

/**
 * One page of a list with its exact total, in one statement and so one snapshot. Reuses a cached total if the
 * list still has the same version, which the statement itself checks.
 */
export async function pageOf<Row, Table extends keyof DB, DB = Database>(
  list: List<Table, DB>,
  { page, size, ...order }: PageRequest,
  db: Queries,
): Promise<Page<Row>> {
  const skipped = page * size;
  let known = list.countable?.kept ? undefined : list.countable && knownTotal(list.countable);
  // A page far from the start is read from the nearer end.
  if (list.countable && !known && skipped >= FAR) known = await count(list, list.countable, db);
  const isSearched = list.q !== undefined && hasIndexedWord(list.q) && (known?.total ?? 0) <= COMMON;
  const isBackward = !isSearched && known !== undefined && skipped >= FAR && skipped > known.total / 2;
  const part = { skipped, size, isBackward, order };
  const way = isSearched || skipped < FAR ? undefined : wayTo(part, list.countable);
  const near = way?.nearest();
  // One of the ends may be nearer.
  const isNearer = near && known && skipped - near.at <= known.total - skipped;
  const landmark = isNearer ? near : undefined;
  const read = async (from?: Landmark) => {
    const statement = isSearched
      ? searchedPage(list, part)
      : orderedPage(list, from ? { ...part, isBackward: false, from } : part, known);
    const { rows } = await statement.execute(db);
    return rows as [CountedRow, ...CountedRow[]];
  };
  let rows = await read(landmark);
  // The list has changed meanwhile, and the landmark may stand elsewhere.
  const isStale = landmark !== undefined && rows[0].listVersion !== landmark.version;
  if (isStale) rows = await read();
  const [first] = rows;
  const { listVersion: version, listTotal: totalElements } = first;
  if (list.countable && !list.countable.kept && version !== null)
    rememberTotal(list.countable, { version, total: totalElements });
  const content =
    first.id === null ? [] : rows.map(({ listVersion: _, listTotal: __, ...row }) => row as Row);
  if (isBackward && (isStale || !landmark)) content.reverse();
  if (first.id !== null && version)
    way?.remember({ at: skipped, version, id: (content[0] as Identified).id });
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}

interface Identified {
  readonly id: string;
}

interface CountedRow extends Readonly<Record<string, unknown>> {
  readonly listVersion: string | null;
  readonly listTotal: number;
}

interface Part {
  readonly skipped: number;
  readonly size: number;
  readonly isBackward: boolean;
  readonly order: Order;
  /** Where to start reading, instead of the list's nearer end. */
  readonly from?: Landmark;
}

/** Scans in list order, using its index. */
function orderedPage<Table extends keyof DB, DB>(
  list: List<Table, DB>,
  part: Part,
  known: Total | undefined,
): RawBuilder<CountedRow> {
  const order = orderOf(part.isBackward ? reversed(part.order) : part.order);
  const { from } = part;
  const all = list.filtered('order');
  const rest = from ? all.where(isFrom(from, part.order, all)) : all;
  // Skips reading if the page is beyond the end.
  const isThere = sql<boolean>`"list"."listTotal" > ${part.skipped}`;
  const records = (found: typeof all) => found.select(selectedColumns(list.columns)).where(isThere);
  const ids = sql`${rest.select(sql.ref('id').as('id'))} order by ${order} ${extent(part)}`;
  const rows =
    part.skipped - (from?.at ?? 0) < FAR
      ? sql`${records(rest)} order by ${order} ${extent(part)}`
      : sql`${records(all).where(among(ids))} order by ${order}`;
  return sql`select "list".*, "rows".* from (${counting(list, known, part.skipped >= FAR)}) as "list"
    left join lateral (${rows}) as "rows" on true`;
}

/** Whether a record is the landmark or comes after it. */
function isFrom<Table extends keyof DB, DB>(
  { id }: Landmark,
  { column, direction, language }: Order,
  rows: Filtered<Table, DB>,
): RawBuilder<boolean> {
  const key = inNameOrder(column, language);
  const known = rows.select(sql`${key}`.as('key')).where(sql<boolean>`"id" = ${id}`);
  return sql`(${key}, "id") ${sql.raw(direction === 'asc' ? '>=' : '<=')} ((${known}), ${id}::uuid)`;
}

/** Counted from the end, a page's offset depends on the total. */
function extent({ skipped, size, isBackward, from }: Part): RawBuilder<unknown> {
  const limit = sql.lit(size);
  if (from) return sql`limit ${limit} offset ${skipped - from.at}`;
  if (skipped === 0) return sql`limit ${limit}`;
  // Small offsets are literals: each gets its own prepared plan, because planning takes longer than reading.
  if (!isBackward) return sql`limit ${limit} offset ${skipped < FAR ? sql.lit(skipped) : skipped}`;
  const left = sql`"list"."listTotal" - ${skipped}`;
  return sql`limit greatest(0, least(${limit}, ${left})) offset greatest(0, ${left} - ${limit})`;
}

/** Finds all matches by the search index, then the page among them. */
function searchedPage<Table extends keyof DB, DB>(list: List<Table, DB>, part: Part): RawBuilder<CountedRow> {
  const order = orderOf(part.order);
  const found = list.filtered('index').select(selectedColumns([...new Set(['id', part.order.column])]));
  const records = list.filtered('index').select(selectedColumns(list.columns));
  const ids = sql`select "id" from "found" order by ${order} ${extent(part)}`;
  return sql`with "found" as materialized ${found}
    select "list".*, "rows".* from (
      select ${versionOf(list.countable)} as "listVersion", (select count(*)::int from "found") as "listTotal"
    ) as "list"
    left join lateral (${records.where(among(ids))} order by ${order}) as "rows" on true`;
}

function among(ids: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`"id" = any(array(${ids}))`;
}

async function count<Table extends keyof DB, DB>(
  list: List<Table, DB>,
  countable: Countable,
  db: Queries,
): Promise<Total | undefined> {
  const { rows } = await counting(list, undefined, true).execute(db);
  const [{ listVersion: version, listTotal: total }] = rows as [CountedRow];
  if (version === null) return undefined;
  if (!countable.kept) rememberTotal(countable, { version, total });
  return { version, total };
}

/** The kept total, or the cached one if still valid; PostgreSQL evaluates the count only otherwise. */
function counting<Table extends keyof DB, DB>(
  { filtered, countable }: List<Table, DB>,
  known: Total | undefined,
  /** Whether the version is asked for where the total does not need it. */
  isFar = false,
): RawBuilder<CountedRow> {
  if (countable?.kept) {
    const version = isFar ? versionOf(countable) : sql`null::text`;
    return sql`select ${version} as "listVersion", ${countable.kept} as "listTotal"`;
  }
  const counted = sql`${filtered('index').select(sql<number>`count(*)::int`.as('count'))}`;
  if (!known) return sql`select ${versionOf(countable)} as "listVersion", ${counted} as "listTotal"`;
  return sql`select "listVersion",
      case when "listVersion" = ${known.version} then ${known.total}::int else ${counted} end as "listTotal"
    from (select ${versionOf(countable)} as "listVersion") as "state"`;
}

/** Combines all version rows of the list; null if it never had a record. */
export function versionOf(countable: Countable | undefined): RawBuilder<string | null> {
  if (!countable) return sql`null::text`;
  return sql`(select bit_xor("version")::text from "list_versions"
    where "organizationId" = ${countable.organizationId} and "list" = ${sql.lit(countable.list)})`;
}

/** A filtered list whose size depends on that list alone: not on the clock or other tables. */
export interface Countable {
  /** One of `versionedTables`. */
  readonly list: string;
  readonly organizationId: string;
  /** Further filters. */
  readonly filter: object;
  /** The total, where it is kept with each change of the list (`listCounts.ts`). */
  readonly kept?: RawBuilder<number> | undefined;
}

/** A count and the version of the list it was taken at; valid while the list has that version. */
interface Total {
  readonly version: string;
  readonly total: number;
}

const totals = new LRUCache<string, Total>({ max: 10_000 });

function knownTotal(countable: Countable): Total | undefined {
  return totals.get(keyOf(countable));
}

function rememberTotal(countable: Countable, counted: Total): void {
  totals.set(keyOf(countable), counted);
}

/** A record of a list whose place is known. */
interface Landmark {
  /** How many records come before it, in the list's order. */
  readonly at: number;
  readonly id: string;
  /** Version of the list in which it stands there. */
  readonly version: string;
}

/** Landmarks by list, filter and order; of each the last few. */
const landmarks = new LRUCache<string, readonly Landmark[]>({ max: 1_000 });
const MOST_LANDMARKS = 50;

/**
 * Whoever pages through the middle of a long list starts from a page that was read before, instead of from an end.
 *
 * @returns undefined where the order or the size of the list depends on more than its records
 */
function wayTo({ skipped, order }: Part, countable: Countable | undefined) {
  // Nulls stand at the end in both directions, so their place is not told by a comparison.
  if (!countable || order.nulls) return undefined;
  const key = `${keyOf(countable)} ${JSON.stringify(order)}`;
  const known = () => landmarks.get(key) ?? [];
  return {
    nearest: () =>
      known()
        .filter(({ at }) => at <= skipped)
        .toSorted((one, other) => other.at - one.at)[0],
    remember: (landmark: Landmark) => {
      const others = known().filter(({ at, version }) => at !== landmark.at && version === landmark.version);
      landmarks.set(key, [...others.slice(1 - MOST_LANDMARKS), landmark]);
    },
  };
}

export function keyOf({ list, organizationId, filter }: Countable): string {
  return `${list} ${organizationId} ${JSON.stringify(filter)}`;
}
