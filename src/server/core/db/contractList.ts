import type { RawBuilder } from 'kysely';
import type { Query } from '../../../contract/calls.ts';
import { type ListName, lists } from '../../../contract/generated/lists.ts';
import { storage } from '../../../contract/generated/storage.ts';
import type { ListParameters, PropertyKind } from '../../../contract/ListParameters.ts';
import { type ChoiceFilter, countedKinds } from './countChoices.ts';
import { type Condition, conditionOf } from './filterCondition.ts';
import type { Filtered, InLanguage, Order } from './listOrder.ts';
import { matchesSearch, type SearchPath } from './matchesSearch.ts';

type Parameters<Name extends ListName> = Query<(typeof lists)[Name]['operation']>;

/** Filters of a list, without order and pagination. */
export type Filter<Name extends ListName> = Omit<Parameters<Name>, 'page' | 'size' | 'sort'>;

/** Overrides of a list. */
export interface OwnList<Name extends ListName> {
  /** Available columns; default: those of the resource's table. */
  readonly columns?: readonly string[];
  /** Filters that differ from the contract's default. */
  readonly filters?: {
    readonly [Parameter in keyof Filter<Name>]?: (
      value: NonNullable<Filter<Name>[Parameter]>,
      organizationId: string,
    ) => RawBuilder<boolean>;
  };
  /** Columns of sort fields that are not named after their property. */
  readonly sorts?: Readonly<Record<string, string>>;
}

interface Place {
  readonly organizationId: string;
  readonly path?: SearchPath | undefined;
}

/** What the queries of a contract list need. */
export interface ContractList<Name extends ListName> {
  /** Applies the filters. */
  readonly narrow: <Table extends keyof DB, DB>(
    rows: Filtered<Table, DB>,
    filter: Filter<Name>,
    place: Place,
  ) => Filtered<Table, DB>;
  /** The requested order, or the contract's default. */
  readonly order: (asked: InLanguage & { readonly sort?: string | undefined }) => Order;
  /** Whether the result of the filters depends only on the rows, so that it is stable until they change. */
  readonly looksAtRowsOnly: (filter: Filter<Name>) => boolean;
  /** Filters whose choices can be counted in a column. */
  readonly counted: readonly ChoiceFilter[];
}

/** Kinds without a meaningful order. */
const UNORDERED: readonly PropertyKind[] = ['enums', 'country', 'object', 'reference', 'list'];

/** Per list, one line for each filter and sort that nothing implements. */
const issues = new Map<ListName, readonly string[]>();

/**
 * Filters and sorts of a list and its export, derived from the kinds of the properties they are named after
 * (openapi/hints.schema.yaml). Hand-written ones take precedence.
 *
 * @example
 * const events = contractList('events', { filters: { group: (group) => isInGroup[group] } });
 * const rows = events.narrow(db.selectFrom('events'), { group: 'future' }, { organizationId });
 */
export function contractList<Name extends ListName>(name: Name, own: OwnList<Name> = {}): ContractList<Name> {
  const parameters: ListParameters = lists[name];
  const { columns = storage[lists[name].table].columns, sorts = {} } = own;
  const named = new Map(Object.entries<unknown>(own.filters ?? {})) as Map<string, Condition>;
  const conditions = new Map(
    Object.entries(parameters.filters).flatMap(([parameter, filter]) => {
      const derived = columns.includes(filter.property ?? '') ? conditionOf(filter) : null;
      const condition = named.get(parameter) ?? derived;
      return condition ? [[parameter, condition] as const] : [];
    }),
  );
  const columnOf = (field: string) => sorts[field] ?? field;
  const unread = [
    ...Object.keys(parameters.filters).flatMap((parameter) =>
      conditions.has(parameter) ? [] : [filterIssue(name, parameter)],
    ),
    ...Object.entries(parameters.sorts).flatMap(([field, { kind }]) => {
      const isColumn = kind !== null && !UNORDERED.includes(kind) && columns.includes(field);
      return field in sorts || isColumn ? [] : [sortIssue(name, field)];
    }),
  ];
  // A list may be set up twice, by default and by hand: what one of them reads is read.
  if (unread.length <= (issues.get(name)?.length ?? Infinity)) issues.set(name, unread);

  return {
    counted: Object.entries(parameters.filters).flatMap(([parameter, { property, compare, kind }]) =>
      kind && property && columns.includes(property) && compare === 'equals' && countedKinds.includes(kind)
        ? [{ name: parameter, column: property, kind }]
        : [],
    ),
    narrow: (rows, filter, { organizationId, path }) => {
      const { q, ...given } = filter as { readonly q?: string };
      const search = matchesSearch(q, path);
      const wanted = Object.entries<unknown>(given).flatMap(([parameter, value]) =>
        value === undefined ? [] : (conditions.get(parameter)?.(value, organizationId) ?? []),
      );
      return [...wanted, ...(search ? [search] : [])].reduce(
        (found, condition) => found.where(condition),
        rows,
      );
    },
    order: ({ sort = parameters.defaultSort, language }) => {
      const [field = 'id', direction] = sort.split(',');
      return {
        column: columnOf(field),
        direction: direction === 'desc' ? 'desc' : 'asc',
        ...(parameters.sorts[field]?.nullable && { nulls: 'last' }),
        ...(parameters.sorts[field]?.kind === 'text' && { language }),
      };
    },
    looksAtRowsOnly: (filter) =>
      Object.keys(filter).every((parameter) => {
        const { kind, given } = parameters.filters[parameter] ?? {};
        return !named.has(parameter) && !(kind === 'instant' && given === 'date');
      }),
  };
}

/** One line for each filter and sort of the contract that nothing implements, with a hint how to fix it. */
export function listIssues(): string[] {
  const names = Object.keys(lists) as ListName[];
  return names.flatMap((name) => issues.get(name) ?? allIssues(name));
}

/** For a list that does not use `contractList`. */
function allIssues(name: ListName): string[] {
  const { filters, sorts }: ListParameters = lists[name];
  return [
    ...Object.keys(filters).map((parameter) => filterIssue(name, parameter)),
    ...Object.keys(sorts).map((field) => sortIssue(name, field)),
  ];
}

function filterIssue(name: ListName, parameter: string): string {
  const { schema, filters, operation }: ListParameters = lists[name];
  return `${filters[parameter]?.operation ?? operation} names a filter "${parameter}" that nothing implements: let its name or x-filter say which stored property of ${schema} it is compared with, of the same kind, or write it by hand among the filters of contractList('${name}')`;
}

function sortIssue(name: ListName, field: string): string {
  const { schema, operation, sorts }: ListParameters = lists[name];
  const kind = sorts[field]?.kind ?? null;
  const why =
    kind !== null && UNORDERED.includes(kind)
      ? `: ${unordered[kind] ?? 'a list'} has no order`
      : ' that nothing implements';
  return `${operation} names a sort "${field}"${why}: name a stored property of ${schema} that has an order, or the column that it goes by among the sorts of contractList('${name}')`;
}

const unordered: Partial<Record<PropertyKind, string>> = {
  country: 'a country, whose name is another in each language,',
  object: 'an object',
  reference: 'what refers to another record',
};
