import { type RawBuilder, sql } from 'kysely';
import { type ListName, lists } from '../../../contract/generated/lists.ts';
import { storage } from '../../../contract/generated/storage.ts';
import type { ListParameters } from '../../../contract/ListParameters.ts';
import { countedExpressions, countedRows, versionedTables } from './privateNames.ts';
import type { Queries, Trx } from './transaction.ts';

/**
 * SQL of what is counted by, under its name: a text, null for a record that is not counted. Under `''`, of the
 * records that are counted at all.
 */
type Counted = Readonly<Record<string, string>>;

/**
 * Brings the triggers that keep the numbers of each list up to the contract: in all, by each choice that a
 * filter compares, and by `countedExpressions`. A list whose triggers change is counted anew, and writers wait
 * for that. What is counted stays so, because an older server may start again during an update.
 */
export async function countLists(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string; counted: string | null }>`
    select "table", obj_description(to_regproc('public.' || quote_ident('count_' || "table")), 'pg_proc') as "counted"
    from unnest(${versionedTables}::text[]) as "versioned" ("table")`.execute(trx);
  for (const { table, counted } of rows) {
    const kept: Counted = JSON.parse(counted ?? '{}');
    const wanted = { ...kept, ...countedBy(table) };
    if (counted === null || JSON.stringify(kept) !== JSON.stringify(wanted))
      await countBy(table, wanted, trx);
  }
}

/**
 * Number of a list's records that match a filter, if it is kept: of no filter, or of one choice.
 * @param isOfRows whether the filter compares columns, as the contract says
 * @returns undefined where the records have to be counted
 */
export function keptCount(
  table: string,
  filter: object,
  organizationId: string,
  isOfRows: boolean,
): RawBuilder<number> | undefined {
  if (!versionedTables.includes(table)) return undefined;
  const [first, ...others] = Object.entries(filter as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  if (others.length > 0) return undefined;
  if (first === undefined) return countOf(table, '', organizationId);
  const [parameter, value] = first;
  const key =
    expressionKey(table, parameter, value) ?? (isOfRows ? choiceKey(table, parameter, value) : undefined);
  return key === undefined ? undefined : countOf(table, key, organizationId);
}

/**
 * Sum of the kept numbers under a key.
 * @param key `''` for all records, else `name=choice`
 */
export function countOf(table: string, key: string, organizationId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(("counts" ->> ${key})::bigint), 0)::int from "list_versions"
    where "organizationId" = ${organizationId} and "list" = ${sql.lit(table)})`;
}

/** Number of records of one choice of a filter. */
export interface ChoiceCount {
  readonly filter: string;
  readonly value: string;
  readonly count: number;
}

/** Filters of a list whose choices are counted where a record changes. */
export function keptFilters(table: string): string[] {
  if (!versionedTables.includes(table)) return [];
  return Object.entries(filtersOf(table)).flatMap(([name, filter]) => (isCounted(filter) ? [name] : []));
}

/** The kept numbers of the choices of some `keptFilters`, among all records of the foundation. */
export async function keptChoices(
  table: string,
  filters: readonly string[],
  organizationId: string,
  db: Queries,
): Promise<ChoiceCount[]> {
  if (filters.length === 0) return [];
  const properties = filters.map((name) => filtersOf(table)[name]?.property);
  const { rows } = await sql<ChoiceCount>`
    select "kept"."filter", substr("key", length("property") + 2) as "value", sum("number"::bigint)::int as "count"
    from "list_versions" cross join jsonb_each_text("counts") as "each" ("key", "number")
      join unnest(${filters}::text[], ${properties}::text[]) as "kept" ("filter", "property")
        on starts_with("key", "property" || '=')
    where "organizationId" = ${organizationId} and "list" = ${table}
    group by "kept"."filter", "value" having sum("number"::bigint) > 0 order by "count" desc, "value"`.execute(
    db,
  );
  return rows;
}

function expressionKey(table: string, name: string, value: unknown): string | undefined {
  const { choices = [] } = countedExpressions[table]?.[name] ?? {};
  return choices.includes(String(value)) ? `${name}=${value}` : undefined;
}

function choiceKey(table: string, parameter: string, value: unknown): string | undefined {
  const filter = filtersOf(table)[parameter];
  const choices = [value].flat();
  return filter && isCounted(filter) && choices.length === 1 ? `${filter.property}=${choices[0]}` : undefined;
}

type Filter = ListParameters['filters'][string];

/** The filters of a list that compare a column; what is computed has none. */
function filtersOf(table: string): ListParameters['filters'] {
  const name = (Object.keys(lists) as ListName[]).find((each) => lists[each].table === table);
  if (!name) return {};
  const { filters }: ListParameters = lists[name];
  const columns: readonly string[] = storage[lists[name].table].columns;
  const stored = Object.entries(filters).filter(([, { property }]) => columns.includes(property ?? ''));
  return Object.fromEntries(stored);
}

function isCounted({ kind, compare, given }: Filter): boolean {
  const isChoice = kind === 'enum' || kind === 'enums' || kind === 'boolean';
  return isChoice && compare === 'equals' && ['enum', 'enums', 'boolean'].includes(given);
}

function countedBy(table: string): Counted {
  const choices = Object.values(filtersOf(table))
    .filter(isCounted)
    .map(({ property, kind }) => [
      property,
      kind === 'enums' ? `unnest("${property}"::text[])` : `"${property}"::text`,
    ]);
  const expressions = Object.entries(countedExpressions[table] ?? {}).map(([name, { of }]) => [name, of]);
  const only = countedRows[table];
  return Object.fromEntries([...choices, ...expressions, ...(only ? [['', only]] : [])]);
}

async function countBy(table: string, counted: Counted, trx: Trx): Promise<void> {
  const name = sql.id(`count_${table}`);
  const numbers = (rows: string) => numbersOf(rows, counted);
  const note = (rows: string) =>
    `for "its change" in ${numbers(rows)} loop
      perform public."note_list_change"('${table}', "its change"."organizationId", "its change"."counts");
    end loop;`;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
  await sql`create or replace function public.${name}() returns trigger language plpgsql as ${sql.lit(`
    declare "its change" record;
    begin
      if tg_op = 'INSERT' then ${note('select 1 as "its sign", * from "added"')}
      elsif tg_op = 'DELETE' then ${note('select -1 as "its sign", * from "removed"')}
      else ${note('select 1 as "its sign", * from "added" union all select -1, * from "removed"')}
      end if;
      return null;
    end`)}`.execute(trx);
  await sql`comment on function public.${name}() is ${sql.lit(JSON.stringify(counted))}`.execute(trx);
  for (const [change, tables] of [
    ['insert', 'new table as "added"'],
    ['update', 'old table as "removed" new table as "added"'],
    ['delete', 'old table as "removed"'],
  ] as const) {
    const trigger = sql.id(`note_${change}`);
    await sql`drop trigger if exists ${trigger} on ${sql.table(table)}`.execute(trx);
    await sql`create trigger ${trigger} after ${sql.raw(change)} on ${sql.table(table)}
      referencing ${sql.raw(tables)} for each statement execute function public.${name}()`.execute(trx);
  }
  await sql`delete from "list_versions" where "list" = ${table}`.execute(trx);
  await sql`insert into "list_versions" ("organizationId", "list", "counts")
    select "organizationId", ${table}, "counts" from (
      ${sql.raw(numbers(`select 1 as "its sign", * from "${table}"`))}) as "counted"`.execute(trx);
}

/** SQL of what rows with `its sign` add to each foundation's numbers. No property can have a name with a space. */
function numbersOf(rows: string, { '': only = 'true', ...counted }: Counted): string {
  const keys = Object.entries(counted).map(
    ([name, expression]) =>
      `union all select '${name}=' || "its choice" from (select ${expression}) as "of" ("its choice")`,
  );
  return `select "organizationId", coalesce(jsonb_object_agg("its key", "number") filter (where "number" <> 0), '{}') as "counts"
    from (
      select "organizationId", "its key", sum("its sign") as "number"
      from (${rows}) as "rows" cross join lateral (select '' ${keys.join(' ')}) as "keys" ("its key")
      where "its key" is not null and (${only}) group by "organizationId", "its key"
    ) as "numbers" group by "organizationId"`;
}
