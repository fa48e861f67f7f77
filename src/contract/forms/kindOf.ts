import { isCountrySchema } from '../isCountrySchema.ts';
import type { FieldKind } from '../ResourceDefinition.ts';
import { typeOf } from './typeOf.ts';

/** What says of which kind a property is, without references. */
export interface KindSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly enum?: unknown;
  readonly items?: { readonly enum?: unknown } | undefined;
  readonly properties?: Readonly<Record<string, { readonly pattern?: string }>> | undefined;
  readonly 'x-ui'?: { readonly widget?: string } | undefined;
}

const kindOfFormat: Record<string, FieldKind> = {
  uuid: 'id',
  email: 'email',
  uri: 'url',
  date: 'date',
  'date-time': 'instant',
  time: 'time',
};

/**
 * Kind of a property, from its schema.
 * @example kindOf({ type: 'string', format: 'date' }); // 'date'
 */
export function kindOf(schema: KindSchema): FieldKind {
  const type = typeOf(schema);
  if (schema.enum) return 'enum';
  if (type === 'array') return schema.items?.enum ? 'enums' : 'list';
  if (type === 'object') return isCountrySchema(schema) ? 'country' : 'object';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  const widget = schema['x-ui']?.widget;
  if (widget === 'phone' || widget === 'time') return widget;
  if (widget === 'textarea') return 'longText';
  return kindOfFormat[schema.format ?? ''] ?? 'text';
}
