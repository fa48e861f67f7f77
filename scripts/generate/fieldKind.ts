import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import {
  type ContractDocument,
  componentName,
  resolveSchema,
  type Schema,
  typeOf,
} from './ContractDocument.ts';

const kindOfFormat: Record<string, FieldKind> = {
  uuid: 'id',
  email: 'email',
  uri: 'url',
  date: 'date',
  'date-time': 'instant',
  time: 'time',
};

/** The kind of a property, read off its schema. */
export function fieldKind(document: ContractDocument, property: Schema): FieldKind {
  const schema = resolveSchema(document, property);
  const type = typeOf(schema);
  if (schema.enum) return 'enum';
  if (type === 'array') return schema.items && resolveSchema(document, schema.items).enum ? 'enums' : 'list';
  if (type === 'object') return schema.properties?.code && schema.properties.name ? 'country' : 'object';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (schema['x-ui']?.widget === 'phone') return 'phone';
  if (schema['x-ui']?.widget === 'textarea') return 'longText';
  if (schema['x-ui']?.widget === 'time') return 'time';
  return kindOfFormat[schema.format ?? ''] ?? 'text';
}

/** Name under `enums` in i18n of the values of an enum or of a list of enum values. */
export function enumName(document: ContractDocument, property: Schema): string | undefined {
  const schema = resolveSchema(document, property);
  if (schema['x-enum']) return schema['x-enum'];
  return schema.items
    ? (resolveSchema(document, schema.items)['x-enum'] ?? componentName(schema.items))
    : undefined;
}

/** Values of an enum, or of the items of a list of enum values, without null. */
export function enumValues(document: ContractDocument, property: Schema): unknown[] {
  const schema = resolveSchema(document, property);
  const values = schema.enum ?? (schema.items ? resolveSchema(document, schema.items).enum : undefined) ?? [];
  return values.filter((value) => value !== null);
}
