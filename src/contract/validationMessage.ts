/** What a validator of ours tells of a rule that was broken; Ajv's error object, on both sides. */
export interface ValidationFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The schema that holds the rule, and with it the contract's `x-messages`. */
  parentSchema?: { 'x-messages'?: Record<string, string>; [keyword: string]: unknown };
}

export interface ValidationMessage {
  /** Path of the field with dots; empty for the whole. */
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
  'maxItems',
  'uniqueItems',
  'additionalProperties',
  'enum',
  'pattern',
];

/**
 * The message of a broken rule, named by the contract where it names one, else by the rule itself.
 * @example validationMessage({ keyword: 'minLength', instancePath: '/reason', params: { limit: 3 } })
 * // { field: 'reason', key: 'minLength', values: { smart_count: 3, limit: 3 } }
 */
export function validationMessage(fault: ValidationFault): ValidationMessage {
  const limit = Number(fault.params.limit ?? 0);
  return {
    field: fieldOf(fault),
    key: fault.parentSchema?.['x-messages']?.[fault.keyword] ?? keyOf(fault, limit),
    values: fault.params.limit === undefined ? {} : { smart_count: limit, limit },
  };
}

function keyOf({ keyword, params }: ValidationFault, limit: number): string {
  if (keyword === 'minLength') return limit <= 1 ? 'required' : 'minLength';
  if (keyword === 'minItems') return 'atLeastOne';
  if (keyword === 'const') return 'consent';
  if (keyword === 'format') return keyOfFormat[String(params.format)] ?? 'format';
  if (keyword === 'type') return ['integer', 'number'].includes(String(params.type)) ? 'onlyNumbers' : 'type';
  return ownKeys.includes(keyword) ? keyword : 'format';
}

function fieldOf({ instancePath, params }: ValidationFault): string {
  const parts = instancePath.split('/').slice(1);
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [...parts, ...(name === undefined ? [] : [String(name)])].join('.');
}
