import { kindOf } from '../../src/contract/forms/kindOf.ts';
import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import { type ContractDocument, componentName, resolveSchema, type Schema } from './ContractDocument.ts';

/** Kind of a property, from its schema. */
export function fieldKind(document: ContractDocument, property: Schema): FieldKind {
  const { items, ...schema } = resolveSchema(document, property);
  return kindOf({ ...schema, ...(items && { items: resolveSchema(document, items) }) });
}

/** A field for display, export and search; each part of an object is a field. */
export interface ShownField {
  /** Path from the record. */
  readonly name: string;
  readonly property: Schema;
  /** Enclosing objects, outermost first. */
  readonly within: readonly { readonly name: string; readonly property: Schema }[];
}

/** A property, or its parts if it is an object; only countries and references are shown whole. */
export function shownFields(
  document: ContractDocument,
  name: string,
  property: Schema,
  within: ShownField['within'] = [],
): ShownField[] {
  const { properties } = resolveSchema(document, property);
  const isWhole = fieldKind(document, property) !== 'object' || !properties || properties.id;
  if (isWhole) return [{ name, property, within }];
  return Object.entries(properties).flatMap(([part, below]) =>
    shownFields(document, `${name}.${part}`, below, [
      ...within,
      { name: name.split('.').at(-1) ?? name, property },
    ]),
  );
}

/** Name under `enums` in i18n of an enum's, or a list's, values. */
export function enumName(document: ContractDocument, property: Schema): string | undefined {
  const schema = resolveSchema(document, property);
  if (schema['x-enum']) return schema['x-enum'];
  return schema.items
    ? (resolveSchema(document, schema.items)['x-enum'] ?? componentName(schema.items))
    : undefined;
}

/** Values of an enum, or of a list's items, without null. */
export function enumValues(document: ContractDocument, property: Schema): unknown[] {
  const schema = resolveSchema(document, property);
  const values = schema.enum ?? (schema.items ? resolveSchema(document, schema.items).enum : undefined) ?? [];
  return values.filter((value) => value !== null);
}
