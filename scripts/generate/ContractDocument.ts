import type { OpenAPIV3_1 } from 'openapi-types';
import type { components } from '../../src/contract/generated/hints.ts';

/** Out of openapi/hints.schema.yaml. */
type Hints = components['schemas']['Hints'];
type OperationHints = Pick<Hints, 'x-act' | 'x-page' | 'x-assumed'>;
type SchemaHints = Pick<
  Hints,
  'x-derive' | 'x-store' | 'x-ui' | 'x-file' | 'x-assumed' | 'x-tone' | 'x-form' | 'x-document' | 'x-messages'
>;
export type ResourceHint = NonNullable<Hints['x-resource']> & { table: string };
export type UiHint = NonNullable<Hints['x-ui']>;

/** Keywords whose values are no schemas. */
type Keywords = Omit<
  OpenAPIV3_1.BaseSchemaObject,
  | ('properties' | 'additionalProperties' | 'allOf' | 'oneOf' | 'anyOf' | 'not')
  | ('exclusiveMinimum' | 'exclusiveMaximum')
>;

/** A JSON Schema, as far as the derivation reads it, with the hints. */
export interface Schema extends Keywords, SchemaHints {
  $ref?: string;
  type?: string | string[];
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  'x-resource'?: ResourceHint;
  /** Codes by status. */
  'x-status'?: Record<string, string[]>;
  /** Set by the derivation: name under `enums` in i18n of the values. */
  'x-enum'?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  'x-filter'?: Hints['x-filter'];
}

export interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
  headers?: Record<string, { schema: Schema }>;
}

export interface Operation extends OperationHints {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-roles': NonNullable<Hints['x-roles']>;
  'x-messages'?: { success?: string; failure?: string };
}

export type PathItem = Partial<Record<Method, Operation>> & { parameters?: Parameter[] };

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** An OpenAPI 3.1 document, as passed from `bundleContract` to `deriveContract` and on. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; contact?: { url?: string } };
  security: Record<string, string[]>[];
  tags?: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, unknown>;
  };
}

const schemaPrefix = '#/components/schemas/';

/** Name of the component that a `$ref` points to, or undefined. */
export function componentName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.startsWith(schemaPrefix) ? schema.$ref.slice(schemaPrefix.length) : undefined;
}

/** Resolves a `$ref` to a component and merges its siblings over it; returns other schemas unchanged. */
export function resolveSchema(document: ContractDocument, schema: Schema): Schema {
  const name = componentName(schema);
  if (name === undefined) return schema;
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The contract refers to a schema that is not there: ${name}`);
  const { $ref: _, ...siblings } = schema;
  return overlay(resolveSchema(document, target), siblings);
}

/** Siblings of a property's `$ref` take precedence, hint by hint. */
function overlay(target: Schema, siblings: Schema): Schema {
  const merged = { ...target, ...siblings };
  for (const hint of ['x-ui', 'x-messages'] as const) {
    if (target[hint] && siblings[hint])
      merged[hint] = { ...target[hint], ...siblings[hint] } as Record<string, string>;
  }
  return merged;
}

/** All operations of the document with path and method, in the contract's order. */
export function listOperations(
  document: ContractDocument,
): { path: string; method: Method; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** The operation with this id, if there is one. */
export function findOperation(document: ContractDocument, operationId: string | undefined) {
  return listOperations(document).find(({ operation }) => operation.operationId === operationId);
}

/** All resources, in the contract's order. */
export function listResources(
  document: ContractDocument,
): { name: string; schema: Schema; hint: ResourceHint }[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const hint = schema['x-resource'];
    return hint ? [{ name, schema, hint }] : [];
  });
}

/** Whether a schema that derives from another takes this property of it. */
export function isTaken({ omit, pick }: NonNullable<Schema['x-derive']>, property: string): boolean {
  return !omit?.includes(property) && (!pick || pick.includes(property));
}

type Path = readonly string[];

/** A schema with its path, and all parts below it: properties and items. References are not followed. */
export function* schemaParts(schema: Schema, path: Path): Generator<[schema: Schema, path: Path]> {
  yield [schema, path];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* schemaParts(property, [...path, 'properties', name]);
  if (schema.items) yield* schemaParts(schema.items, [...path, 'items']);
}
