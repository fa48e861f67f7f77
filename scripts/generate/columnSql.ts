import type { StorageColumn } from './storageColumns.ts';
import type { StoredRules } from './storedRules.ts';

/** Name of the CHECK constraint that enforces the contract's rules on a column, once a migration adds it. */
export function checkName(table: string, column: string): string {
  return `${table}_${column}_contract`;
}

/** SQL condition for those of a column's rules that PostgreSQL can check, or undefined. Null passes. */
export function conditionOf(name: string, { type, rules = {} }: StorageColumn): string | undefined {
  const column = `"${name}"`;
  const conditions = type === 'jsonb' ? jsonConditions(column, rules) : columnConditions(column, type, rules);
  return conditions.length > 0 ? conditions.join(' and ') : undefined;
}

function columnConditions(column: string, type: string, rules: StoredRules): string[] {
  if (type.endsWith('[]')) {
    return [
      ...(rules.items?.enum ? [`${column} <@ ${literalOf(type, rules.items.enum)}::${type}`] : []),
      ...limitsOf(`cardinality(${column})`, { '>=': rules.minItems, '<=': rules.maxItems }),
    ];
  }
  const text = type === 'text' ? column : `${column}::text`;
  const isNumber = type === 'integer' || type === 'double precision';
  return valueConditions(column, text, isNumber ? `${column}::numeric` : column, rules);
}

/** Conditions on a value, given as text and as number expressions. */
function valueConditions(value: string, text: string, number: string, rules: StoredRules): string[] {
  const { enum: choices, pattern, multipleOf } = rules;
  return [
    ...(choices ? [`${value} in (${choices.map((one) => literalOf('text', one)).join(', ')})`] : []),
    ...limitsOf(`char_length(${text})`, { '>=': rules.minLength, '<=': rules.maxLength }),
    ...limitsOf(number, {
      ...{ '>=': rules.minimum, '<=': rules.maximum },
      ...{ '>': rules.exclusiveMinimum, '<': rules.exclusiveMaximum },
    }),
    ...(multipleOf === undefined ? [] : [`mod(${number}, ${multipleOf}) = 0`]),
    ...(typeof pattern === 'string' && isPortable(pattern)
      ? [`${text} ~ ${literalOf('text', pattern)}`]
      : []),
  ];
}

/** Conditions on JSON and its parts; within lists only choices can be checked. */
export function jsonConditions(
  value: string,
  { properties = {}, required = [], ...rules }: StoredRules,
): string[] {
  const parts = Object.entries(properties).flatMap(([name, part]) => {
    const text = `(${value} ->> '${name}')`;
    return [
      ...valueConditions(text, text, `${text}::numeric`, part),
      ...jsonConditions(`nullif(${value} -> '${name}', 'null')`, { ...part, enum: undefined }),
    ];
  });
  return [
    ...parts,
    ...required.map((name) => `(${value} is null or ${value} ->> '${name}' is not null)`),
    ...(rules.items?.enum ? [`${value} <@ ${literalOf('jsonb', rules.items.enum)}::jsonb`] : []),
    ...limitsOf(`jsonb_array_length(${value})`, { '>=': rules.minItems, '<=': rules.maxItems }),
  ];
}

function limitsOf(value: string, limits: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(limits).flatMap(([sign, limit]) =>
    limit === undefined ? [] : [`${value} ${sign} ${limit}`],
  );
}

/**
 * Whether a regular expression means the same in PostgreSQL and JavaScript: PostgreSQL has no `\p{…}`, and
 * different groups and escapes.
 */
function isPortable(pattern: string): boolean {
  return !/\\[^SsdDwW.+*?^$()[\]{}|/\\-]|\(\?[^=!:]/.test(pattern);
}

/** A value as a literal of the column's type. */
export function literalOf(type: string, value: unknown): string {
  const text = type.endsWith('[]')
    ? `{${(value as unknown[]).map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
    : type === 'jsonb'
      ? JSON.stringify(value)
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** `"town" text not null default ''`, for `create table` and `add column`. */
export function columnDefinition(
  name: string,
  { type, nullable, default: fallback, owned }: StorageColumn,
): string {
  const notNull = nullable ? '' : ' not null';
  const hasDefault = fallback !== undefined && fallback !== null;
  const given = hasDefault ? ` default ${literalOf(type, fallback)}` : '';
  return `"${name}" ${type}${name === 'id' && !owned ? ' primary key' : notNull}${given}`;
}

/** A statement as source code of a migration; invisible characters are escaped. */
export function sqlTag(statement: string): string {
  const escaped = statement
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/\p{M}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `sql\`${escaped}\``;
}

/** Source code of a migration's call that recomputes the search texts. */
export function fillOf(table: string, paths: readonly string[]): string {
  return `await fillSearchTexts('${table}', [${paths.map((path) => `'${path}'`).join(', ')}], db)`;
}
