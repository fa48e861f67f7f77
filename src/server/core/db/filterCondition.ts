import { type RawBuilder, sql } from 'kysely';
import type { FilterParameter, PropertyKind } from '../../../contract/ListParameters.ts';
import type { FieldKind } from '../../../contract/ResourceDefinition.ts';
import { refersTo } from './accountReference.ts';
import { sameText } from './sameText.ts';

/** Builds the SQL condition of a filter for a given value. */
export type Condition = (value: unknown, organizationId: string) => RawBuilder<boolean>;

type Compare = FilterParameter['compare'];

interface Rule {
  /** Kinds of the property. */
  readonly kinds: readonly PropertyKind[];
  /** Kinds of the parameter. */
  readonly given: readonly FieldKind[];
  readonly compares: readonly Compare[];
  readonly condition: (column: string, compare: Compare) => Condition;
}

const EQUALS: readonly Compare[] = ['equals'];
const ORDERED: readonly Compare[] = ['equals', 'from', 'to'];
const TEXTS = ['text', 'longText', 'email', 'phone', 'url'] as const;
const NUMBERS = ['integer', 'number'] as const;

const signs = { equals: sql`=`, from: sql`>=`, to: sql`<=` } as const;

/** Compares a column with a value cast to a PostgreSQL type. */
const comparing =
  (type: string): Rule['condition'] =>
  (column, compare) =>
  (value) =>
    sql`${sql.ref(column)} ${signs[compare]} ${value}::${sql.raw(type)}`;

/** How to compare each kind of property with each kind of value; other combinations are not comparable. */
const rules: readonly Rule[] = [
  {
    ...{ kinds: ['enum'], given: ['enum'], compares: EQUALS },
    condition: (column) => (value) => sql`${sql.ref(column)}::text = ${String(value)}`,
  },
  {
    ...{ kinds: ['enum'], given: ['enums'], compares: EQUALS },
    condition: (column) => (values) => sql`${sql.ref(column)}::text = any(${values}::text[])`,
  },
  {
    ...{ kinds: ['enums'], given: ['enum'], compares: EQUALS },
    // Not `= any`, which no index serves.
    condition: (column) => (value) => sql`${sql.ref(column)}::text[] && array[${String(value)}]::text[]`,
  },
  {
    ...{ kinds: ['enums'], given: ['enums'], compares: EQUALS },
    condition: (column) => (values) => sql`${sql.ref(column)}::text[] && ${values}::text[]`,
  },
  {
    ...{ kinds: ['country'], given: [...TEXTS, 'enum'], compares: EQUALS },
    condition: (column) => (code) => sql`${sql.ref(column)} ->> 'code' = upper(${code}::text)`,
  },
  {
    ...{ kinds: ['list'], given: TEXTS, compares: EQUALS },
    condition: (column) => (text) =>
      sql`exists (select from jsonb_array_elements_text(${sql.ref(column)}) as "each" ("item") where ${sameText('each.item', String(text))})`,
  },
  { kinds: ['boolean'], given: ['boolean'], compares: EQUALS, condition: comparing('boolean') },
  { kinds: ['id'], given: ['id'], compares: EQUALS, condition: comparing('uuid') },
  {
    ...{ kinds: ['reference'], given: ['id'], compares: EQUALS },
    condition: (column) => (id) => refersTo(column, id),
  },
  {
    ...{ kinds: TEXTS, given: [...TEXTS, 'enum'], compares: EQUALS },
    condition: (column) => (text) => sameText(column, String(text)),
  },
  { kinds: NUMBERS, given: NUMBERS, compares: ORDERED, condition: comparing('numeric') },
  { kinds: ['time'], given: ['time'], compares: ORDERED, condition: comparing('text') },
  { kinds: ['date'], given: ['date'], compares: ORDERED, condition: comparing('date') },
  {
    ...{ kinds: ['instant'], given: ['instant'], compares: ORDERED },
    condition: comparing('timestamptz'),
  },
  { kinds: ['instant'], given: ['date'], compares: ORDERED, condition: onDay },
];

/** Condition of a filter on its property, or null if their kinds are not comparable. */
export function conditionOf({ property, compare, kind, given }: FilterParameter): Condition | null {
  const rule = rules.find(
    ({ kinds, given: givens, compares }) =>
      kinds.some((known) => known === kind) && givens.includes(given) && compares.includes(compare),
  );
  return rule && property !== null ? rule.condition(property, compare) : null;
}

/** In the foundation's time zone, whose days last 23 to 25 hours. */
export function onDay(column: string, compare: Compare): Condition {
  return (value, organizationId) => {
    const clock = sql`(select "timeZone" from "organizations" where "id" = ${organizationId})`;
    const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${clock}`;
    const day = sql`${value}::date`;
    const starts = sql<boolean>`${sql.ref(column)} >= ${midnight(day)}`;
    const ends = sql<boolean>`${sql.ref(column)} < ${midnight(sql`${day} + 1`)}`;
    if (compare === 'from') return starts;
    return compare === 'to' ? ends : sql`(${starts} and ${ends})`;
  };
}
