/** A broken rule as a validator reports it: Ajv's error object, on both sides. */
export interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema with the rule and the contract's `x-messages`. */
  parentSchema?: {
    'x-messages'?: Record<string, string>;
    items?: { enum?: readonly unknown[] };
    [keyword: string]: unknown;
  };
  /** The invalid value. */
  data?: unknown;
}

export interface ValidationMessage {
  /** Dotted path of the field; empty for the whole body. */
  field: string;
  /** Key under `validation` in i18n. */
  key: string;
  values: Record<string, string | number>;
}

const keyOfFormat: Record<string, string> = { email: 'email', date: 'date', uri: 'url', 'date-time': 'date' };
const ownKeys = [
  'required',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'uniqueItems',
  'additionalProperties',
  'enum',
  'pattern',
];

/**
 * The message of a broken rule: the contract's own, else by the rule's keyword.
 * @example validationMessage({ keyword: 'minLength', instancePath: '/reason', params: { limit: 3 } })
 * // { field: 'reason', key: 'minLength', values: { smart_count: 3, limit: 3 } }
 */
export function validationMessage(issue: ValidationIssue): ValidationMessage {
  const { limit: given = issue.params.multipleOf } = issue.params;
  const limit = Number(given ?? 0);
  return {
    field: fieldOf(issue),
    key: issue.parentSchema?.['x-messages']?.[issue.keyword] ?? keyOf(issue, limit),
    values: given === undefined ? {} : { smart_count: limit, limit },
  };
}

function keyOf({ keyword, params, parentSchema, data }: ValidationIssue, limit: number): string {
  const hasChoices = parentSchema?.items?.enum !== undefined;
  if (keyword === 'minLength') return limit <= 1 ? 'required' : 'minLength';
  if (keyword === 'minItems' && hasChoices) return limit <= 1 ? 'atLeastOne' : 'minItems';
  if (keyword === 'minItems') return limit <= 1 ? 'required' : 'minEntries';
  if (keyword === 'maxItems') return hasChoices ? 'maxItems' : 'maxEntries';
  if (keyword === 'const') return 'consent';
  if (keyword === 'format') return keyOfFormat[String(params.format)] ?? 'format';
  if (keyword === 'type') return keyOfType([params.type].flat(), data);
  return ownKeys.includes(keyword) ? keyword : 'format';
}

/** @param types the allowed types, including null for an optional field */
function keyOfType(types: readonly unknown[], data: unknown): string {
  if (types.includes('integer') && typeof data === 'number') return 'wholeNumber';
  return types.includes('integer') || types.includes('number') ? 'onlyNumbers' : 'type';
}

function fieldOf({ instancePath, params }: ValidationIssue): string {
  const parts = instancePath.split('/').slice(1);
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [...parts, ...(name === undefined ? [] : [String(name)])].join('.');
}
