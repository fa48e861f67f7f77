import type { FieldDefinition, FieldKind } from '../../../contract/ResourceDefinition.ts';

/** A text under `validation` in i18n. */
interface FilterIssue {
  readonly key: string;
  readonly values?: { readonly limit: number; readonly smart_count: number };
}

/**
 * Why a list would refuse a value of a filter; undefined if it takes it.
 * @example filterIssue({ name: 'seatsFrom', kind: 'integer', label: 'seats', limits: { maximum: 80 } }, '500')
 * // { key: 'maximum', values: { limit: 80, smart_count: 80 } }
 */
export function filterIssue(filter: FieldDefinition, value: string): FilterIssue | undefined {
  const { kind, choices, limits = {} } = filter;
  if (choices) {
    const chosen = kind === 'enums' ? value.split(',') : [value];
    return chosen.every((choice) => choices.includes(choice)) ? undefined : { key: 'enum' };
  }
  const pattern = patterns[kind];
  const isReal = (kind !== 'date' && kind !== 'instant') || !Number.isNaN(Date.parse(value));
  if (pattern && !(pattern.test(value) && isReal)) return { key: keyOf(kind, value) };
  const { maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  const broken = (key: string, limit: number) => ({ key, values: { limit, smart_count: limit } });
  if (isNumber(filter) && Number(value) < minimum) return broken('minimum', minimum);
  if (isNumber(filter) && Number(value) > maximum) return broken('maximum', maximum);
  // As a schema counts them: a letter of four bytes is one.
  return !pattern && Array.from(value).length > maxLength ? broken('maxLength', maxLength) : undefined;
}

/** Whether a number is typed into a filter. */
export function isNumber({ kind }: FieldDefinition): boolean {
  return kind === 'integer' || kind === 'number';
}

function keyOf(kind: FieldKind, value: string): string {
  if (kind === 'date' || kind === 'instant') return 'date';
  if (kind === 'integer' && patterns.number?.test(value)) return 'wholeNumber';
  return kind === 'integer' || kind === 'number' ? 'onlyNumbers' : 'format';
}

/** The contract's syntax of values that are not text. */
const patterns: Partial<Record<FieldKind, RegExp>> = {
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  id: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/,
  integer: /^-?\d{1,15}$/,
  number: /^-?\d{1,15}(\.\d{1,15})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
};
