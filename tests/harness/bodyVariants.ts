import { resolveSchema, type Schema } from '../../scripts/generate/ContractDocument.ts';
import { typeOf } from '../../src/contract/forms/typeOf.ts';
import { contract } from './contract.ts';
import { refusedBy, type SchemaValue, takenBy } from './schemaValues.ts';

/** A body that differs from a valid one in one place. */
export interface BodyVariant {
  readonly what: string;
  /** Path of the place, as in a refusal. */
  readonly field: string;
  readonly body: unknown;
}

/** Valid bodies: the example, and the example with each boundary value of a property. */
export function validBodies(schema: Schema, example: unknown): BodyVariant[] {
  return [{ what: 'the example', field: '', body: example }, ...variants(schema, example, [], takenBy)];
}

/**
 * Invalid bodies: each rule of each property broken once, each required property missing, one unknown
 * property.
 */
export function invalidBodies(schema: Schema, example: unknown): BodyVariant[] {
  return [
    ...['text', 1, true, null, []].map((body) => ({
      what: `${JSON.stringify(body)} instead of an object`,
      field: '',
      body,
    })),
    ...variants(schema, example, [], refusedBy),
    ...missing(schema, example, []),
    ...additional(schema, example, []),
  ];
}

/** The example with the rubbish inserted into each of its texts. */
export function spoiledBodies(example: unknown, rubbish: string): BodyVariant[] {
  return textsOf(example, []).map(({ at, text }) => {
    const spoiled = text.slice(0, text.length / 2) + rubbish + text.slice(text.length / 2 + 1);
    return {
      what: `${at.join('.')} with ${JSON.stringify(rubbish)}`,
      field: at.join('.'),
      body: replaced(example, at, spoiled),
    };
  });
}

function textsOf(value: unknown, at: readonly string[]): { at: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...at, name]));
}

function variants(
  schema: Schema,
  example: unknown,
  path: readonly string[],
  valuesOf: (schema: Schema) => SchemaValue[],
): BodyVariant[] {
  return places(schema, example, path).flatMap(({ property, at }) => [
    ...valuesOf(property).map(({ why, value }) => ({
      what: `${at.join('.')}: ${why}`,
      field: at.join('.'),
      body: replaced(example, at, value),
    })),
    ...variants(property, withOneItem(example, at), at, valuesOf),
  ]);
}

function missing(schema: Schema, example: unknown, path: readonly string[]): BodyVariant[] {
  const own = (resolveSchema(contract, schema).required ?? []).map((name) => {
    const at = [...path, name];
    return {
      what: `${at.join('.')} is missing`,
      field: at.join('.'),
      body: replaced(example, at, undefined),
    };
  });
  return [
    ...own,
    ...places(schema, example, path).flatMap(({ property, at }) => missing(property, example, at)),
  ];
}

function additional(schema: Schema, example: unknown, path: readonly string[]): BodyVariant[] {
  const at = [...path, 'surprise'];
  const own = {
    what: `${at.join('.')} is unknown`,
    field: at.join('.'),
    body: replaced(example, at, 'text'),
  };
  return [
    own,
    ...places(schema, example, path).flatMap(({ property, at: inner }) =>
      typeOf(resolveSchema(contract, property)) === 'object' ? additional(property, example, inner) : [],
    ),
  ];
}

/** Properties of the schema's object, and of the first item of a list, if the example has one. */
function places(
  given: Schema,
  example: unknown,
  path: readonly string[],
): { property: Schema; at: string[] }[] {
  const schema = resolveSchema(contract, given);
  if (schema.items && Array.isArray(valueAt(example, path)))
    return [{ property: schema.items, at: [...path, '0'] }];
  if (typeof valueAt(example, path) !== 'object') return [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    property,
    at: [...path, name],
  }));
}

/** Lists are reduced to one item: a second one might duplicate the tested value. */
function withOneItem(example: unknown, at: readonly string[]): unknown {
  const value = valueAt(example, at);
  return Array.isArray(value) ? replaced(example, at, value.slice(0, 1)) : example;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    value,
  );
}

function replaced(example: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(example);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  parent[path.at(-1) ?? ''] = value;
  return copy;
}
