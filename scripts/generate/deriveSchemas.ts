import { typeOf } from '../../src/contract/forms/typeOf.ts';
import {
  type ContractDocument,
  componentName,
  isTaken,
  listOperations,
  type MediaType,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';

/**
 * Applies the rules of openapi/hints.schema.yaml to the schemas, in place: expands `x-derive`, copies field
 * schemas into properties, makes optional properties nullable, and names enums.
 */
export function deriveSchemas(document: ContractDocument): void {
  const { schemas } = document.components;
  for (const schema of Object.values(schemas)) boundNumbers(schema);
  const expanded = new Set<string>();
  const expand = (name: string): Schema => {
    const schema = schemas[name];
    if (!schema) throw new Error(`x-derive names a schema that is not there: ${name}`);
    if (!expanded.has(name)) {
      expanded.add(name);
      if (schema['x-derive']) schemas[name] = expandDerived(schema, expand(schema['x-derive'].from));
    }
    return schemas[name] ?? schema;
  };
  for (const name of Object.keys(schemas)) expand(name);
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.enum) schema['x-enum'] = lowerFirst(name);
    completeType(schema);
  }
  for (const schema of Object.values(schemas)) finishProperties(document, schema);
  for (const { schema } of listMediaTypes(document))
    if (schema && !schema.$ref) finishProperties(document, schema);
}

function expandDerived(schema: Schema, source: Schema): Schema {
  const { 'x-derive': hint, properties: added = {}, required = [], ...rest } = schema;
  if (!hint) return schema;
  const kept = Object.entries(source.properties ?? {}).filter(
    ([name, property]) => !(hint.input && property.readOnly) && isTaken(hint, name),
  );
  const names = kept.map(([name]) => name);
  const inherited = (source.required ?? []).filter(
    (name) => names.includes(name) && !hint.optional?.includes(name),
  );
  const properties = {
    ...Object.fromEntries(kept.map(([name, property]) => [name, structuredClone(property)])),
    ...added,
  };
  return {
    ...rest,
    required: [...new Set([...inherited, ...required])],
    properties,
    additionalProperties: false,
    ...(source.examples &&
      !rest.examples && { examples: source.examples.map((example) => pickKeys(example, names)) }),
  };
}

/** Optional is `type: [T, 'null']`, never `anyOf` with null (design, section 4). */
function finishProperties(document: ContractDocument, schema: Schema): void {
  if (schema.items && !schema.items.$ref) finishProperties(document, schema.items);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const optional = !schema.required?.includes(name);
    const hasSiblings = property.$ref !== undefined && Object.keys(property).length > 1;
    const target = optional || hasSiblings ? structuredClone(resolveSchema(document, property)) : property;
    if (target.enum && !target['x-enum']) target['x-enum'] = lowerFirst(componentName(property) ?? name);
    delete target['x-resource'];
    delete target['x-tone'];
    finishProperties(document, target);
    completeType(target);
    boundChoices(document, target);
    if (optional && target.format !== 'binary') allowNull(target);
    if (schema.properties) schema.properties[name] = target;
  }
}

/**
 * A list of unique choices is at most as long as there are choices; with the limit, longer ones are refused
 * early.
 */
function boundChoices(document: ContractDocument, schema: Schema): void {
  const choices = schema.items && resolveSchema(document, schema.items).enum;
  if (schema.uniqueItems && choices) schema.maxItems ??= choices.length;
}

/** Range of PostgreSQL's integer. */
const LARGEST = 2 ** 31 - 1;

/** Limits a record's integers to what a column can store, unless their format says otherwise. */
function boundNumbers({ properties = {}, ...schema }: Schema): void {
  if (!schema['x-resource']) return;
  for (const property of Object.values(properties)) {
    const { enum: choices, format, readOnly } = property;
    if (typeOf(property) !== 'integer' || choices || format || readOnly) continue;
    if (property.exclusiveMinimum === undefined) property.minimum ??= -LARGEST;
    if (property.exclusiveMaximum === undefined) property.maximum ??= LARGEST;
  }
}

/** Adds the implied type of enums and constants. */
function completeType(schema: Schema): void {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const types = new Set(values.filter((value) => value !== null).map(jsonType));
  if (types.has('number')) types.delete('integer');
  const [type, ...others] = types;
  if (type && others.length === 0) schema.type ??= type;
  if (schema.items) completeType(schema.items);
}

function jsonType(value: unknown): string {
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function allowNull(schema: Schema): void {
  const type = typeOf(schema);
  if (type) schema.type = [type, 'null'];
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}

/** Of request bodies and responses, including shared ones. */
function listMediaTypes(document: ContractDocument): MediaType[] {
  const ofOperations = listOperations(document).flatMap(({ operation: { requestBody, responses } }) => [
    requestBody,
    ...Object.values(responses),
  ]);
  const holders = [...Object.values(document.components.responses), ...ofOperations];
  return holders.flatMap((holder) => Object.values(holder?.content ?? {}));
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function pickKeys(value: unknown, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).filter(([key]) => keys.includes(key)),
  );
}
