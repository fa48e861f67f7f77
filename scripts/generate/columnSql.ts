import type { StorageColumn } from './storageColumns.ts';
import type { StoredRules } from './storedRules.ts';

/** Name of the CHECK that keeps rows to what the contract promises of a column since a migration says so. */
export function checkName(table: string, column: string): string {
  return `${table}_${column}_contract`;
}

/** What PostgreSQL can check of a column's rules, or undefined where that is nothing. Null passes each. */
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

/** Of a value, by what it is as text and as a number. */
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

/** Of a value that is kept as JSON, and of the parts of it; what is in a list can be checked by choices alone. */
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

/** Whether PostgreSQL reads a regular expression as JavaScript does: it knows no `\p{…}`, and other groups and escapes. */
function isPortable(pattern: string): boolean {
  return !/\\[^SsdDwW.+*?^$()[\]{}|/\\-]|\(\?[^=!:]/.test(pattern);
}

/** A value as PostgreSQL reads it into a column of that type. */
export function literalOf(type: string, value: unknown): string {
  const text = type.endsWith('[]')
    ? `{${(value as unknown[]).map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
    : type === 'jsonb'
      ? JSON.stringify(value)
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** `"town" text not null default ''`, as `create table` and `add column` take it. */
export function columnDefinition(
  name: string,
  { type, nullable, default: fallback, owned }: StorageColumn,
): string {
  const notNull = nullable ? '' : ' not null';
  const given = fallback === undefined ? '' : ` default ${literalOf(type, fallback)}`;
  return `"${name}" ${type}${name === 'id' && !owned ? ' primary key' : notNull}${given}`;
}

/** A statement as it stands in a migration; marks that nobody sees alone by their numbers. */
export function sqlTag(statement: string): string {
  const escaped = statement
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/\p{M}/gu, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `sql\`${escaped}\``;
}

/** The call of a migration after which a search looks through these columns as they are then. */
export function fillOf(table: string, paths: readonly string[]): string {
  return `await fillSearchTexts('${table}', [${paths.map((path) => `'${path}'`).join(', ')}], db)`;
}
