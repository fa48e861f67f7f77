import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { components } from '../../../contract/generated/types.ts';
import type { PropertyKind } from '../../../contract/ListParameters.ts';
import { type ChoiceCount, keptChoices, keptFilters } from './listCounts.ts';
import { type Countable, keyOf, versionOf } from './pageOf.ts';
import { foldText } from './searchText.ts';
import type { Queries } from './transaction.ts';

type Counted = components['schemas']['FilterCounts']['filters'][number];

/** A filter with choices to count. */
export interface ChoiceFilter {
  readonly name: string;
  readonly column: string;
  readonly kind: PropertyKind;
}

interface Choices {
  readonly filters: readonly ChoiceFilter[];
  /** Names of those that the user has set. */
  readonly set: readonly string[];
  /** The records that all filters but one leave; without a name, all filters. */
  readonly rows: (without?: string) => RawBuilder<unknown>;
  readonly table: string;
  readonly organizationId: string;
  /** Set if changes of the list are tracked, so that the counts need not be repeated. */
  readonly countable?: Countable;
}

/**
 * How many records each choice of a filter would leave, together with the other filters. Where no other filter
 * is set, the numbers are those that are kept. All others are counted, and where that takes long, they may be
 * as old as `AGE_PER_COST` times what it took: under writes, each reader would count a long list anew.
 */
export async function countChoices(choices: Choices, db: Queries): Promise<Counted[]> {
  const { filters, set, table, organizationId } = choices;
  const kept = keptFilters(table).filter((name) => set.every((other) => other === name));
  const isKept = ({ name }: ChoiceFilter) => kept.includes(name);
  const found = [
    ...(await keptChoices(
      table,
      filters.filter(isKept).map(({ name }) => name),
      organizationId,
      db,
    )),
    ...(await counted({ ...choices, filters: filters.filter((filter) => !isKept(filter)) }, db)),
  ];
  return filters.map(({ name, kind }) => {
    const own = found.filter(({ filter }) => filter === name);
    return { name, choices: FREE_KINDS.includes(kind) ? merged(own) : own.map(withoutFilter) };
  });
}

/** How old a count may be, in times of what it took: counting then takes at most a twentieth of the time. */
const AGE_PER_COST = 20;
/** Cheap enough to count anew after each change, so that nothing old is ever seen in a short list. */
const CHEAP_MS = 50;

interface Remembered {
  readonly version: string;
  readonly found: readonly ChoiceCount[];
  /** By the clock of `performance`. */
  readonly validUntil: number;
}

const remembered = new LRUCache<string, Remembered>({ max: 500 });

/** Counts the choices, or remembers them from a version of the list that is still valid. */
async function counted(choices: Choices, db: Queries): Promise<readonly ChoiceCount[]> {
  const { countable, filters } = choices;
  // All are kept, so the version of the list matters to none.
  if (filters.length === 0) return [];
  if (!countable) return count(choices, db);
  const { rows } = await sql<{ version: string | null }>`select ${versionOf(countable)} as "version"`.execute(
    db,
  );
  const version = rows[0]?.version ?? null;
  const key = keyOf(countable);
  const known = remembered.get(key);
  const start = performance.now();
  if (known && (known.version === version || start < known.validUntil)) return known.found;
  // The version is read first: what changes meanwhile makes the counts outdated, never wrong for good.
  const found = await count(choices, db);
  const end = performance.now();
  const cost = end - start;
  const validUntil = cost < CHEAP_MS ? end : end + cost * AGE_PER_COST;
  if (version !== null) remembered.set(key, { version, found, validUntil });
  return found;
}

/** Kinds whose choices can be counted. */
export const countedKinds: readonly PropertyKind[] = ['enum', 'enums', 'boolean', 'text', 'list'];
const FREE_KINDS: readonly PropertyKind[] = ['text', 'list'];

/** Texts to read, and to answer once their notations are merged. */
const [MOST_READ, MOST] = [200, 30];

async function count({ filters, set, rows }: Choices, db: Queries): Promise<readonly ChoiceCount[]> {
  const isSet = ({ name }: ChoiceFilter) => set.includes(name);
  const unset = filters.filter((filter) => !isSet(filter));
  // One reading for all filters that are not set, and one for each other, which must not narrow itself.
  const readings = [
    ...(unset.length > 0 ? [valuesOf(unset, rows())] : []),
    ...filters.filter(isSet).map((filter) => valuesOf([filter], rows(filter.name))),
  ];
  if (readings.length === 0) return [];
  const { rows: found } = await sql<ChoiceCount>`select "filter", "value", "count" from (
      select *, row_number() over (partition by "filter" order by "count" desc, "value") as "rank"
      from (${sql.join(readings, sql` union all `)}) as "counted"
    ) as "ranked" where "rank" <= ${sql.lit(MOST_READ)} order by "filter", "count" desc, "value"`.execute(db);
  return found;
}

/** Values of the filters' columns with their number of records. */
function valuesOf(filters: readonly ChoiceFilter[], rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const values = filters.map(
    ({ name, column, kind }) =>
      sql`select ${sql.lit(name)} as "filter", ${choiceIn(column, kind)} as "value"`,
  );
  return sql`select "filter", "value", count(*)::int as "count"
    from ${rows} cross join lateral (${sql.join(values, sql` union all `)}) as "each"
    where "value" is not null group by "filter", "value"`;
}

function choiceIn(column: string, kind: PropertyKind): RawBuilder<unknown> {
  if (kind === 'enums') return sql`unnest(${sql.ref(column)}::text[])`;
  return kind === 'list' ? sql`jsonb_array_elements_text(${sql.ref(column)})` : sql`${sql.ref(column)}::text`;
}

/** Notations that a filter finds together, by the most frequent one. */
function merged(found: readonly ChoiceCount[]): Counted['choices'] {
  const choices = new Map<string, { value: string; count: number }>();
  for (const { value, count: more } of found) {
    const key = foldText(value);
    const known = choices.get(key);
    if (known) known.count += more;
    else choices.set(key, { value: value.trim(), count: more });
  }
  return [...choices.values()].sort((one, other) => other.count - one.count).slice(0, MOST);
}

function withoutFilter({ value, count: number }: ChoiceCount): Counted['choices'][number] {
  return { value, count: number };
}
