import type { ActDefinition } from '../../src/contract/ActDefinition.ts';
import type { Tone } from '../../src/contract/Look.ts';
import type { Role } from '../../src/contract/Role.ts';

/** The keywords of JSON Schema, and the hints of openapi/hints.schema.yaml, that the derivation reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  readOnly?: boolean;
  description?: string;
  title?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-resource'?: ResourceHint;
  'x-derive'?: DeriveHint;
  'x-store'?: false | 'search';
  'x-ui'?: UiHint;
  'x-messages'?: Record<string, string>;
  'x-file'?: { types: string[]; maxBytes: number; maxFiles?: number };
  'x-assumed'?: true;
  'x-tone'?: Record<string, ToneHint>;
  'x-form'?: true;
  /** Codes by status. */
  'x-status'?: Record<string, string[]>;
  /** Written by the derivation: where under `enums` in i18n the names of the values are. */
  'x-enum'?: string;
}

export interface ResourceHint {
  name?: string;
  table: string;
  label?: string[];
  list?: string;
  one?: string;
  export?: string;
  create?: string;
  update?: string;
  delete?: string;
  roles?: (Role | 'visitor')[];
  except?: Record<string, (Role | 'visitor')[] | false>;
  filters?: string[];
  sorts?: string[];
  sort?: string;
  icon?: string;
}

export interface ToneHint {
  tone: Tone;
  icon: string;
}

export interface ActHint extends Pick<ActDefinition, 'color' | 'variant' | 'reversible' | 'when'> {
  texts: string;
  label?: string;
  text?: string;
  reason?: string;
  icon: string;
}

export interface DeriveHint {
  from: string;
  input?: boolean;
  omit?: string[];
  pick?: string[];
  optional?: string[];
}

export interface UiHint {
  label?: string;
  column?: 'shown' | 'hidden' | false;
  section?: string;
  widget?: string;
  show?: boolean;
  link?: string;
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
  'x-filter'?: { property: string; compare?: 'equals' | 'from' | 'to' };
}

export interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
  headers?: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-roles': (Role | 'visitor')[];
  'x-messages'?: { success?: string; failure?: string };
  'x-act'?: ActHint;
  'x-page'?: { name: string; path: string };
  'x-assumed'?: true;
}

export type PathItem = Partial<Record<Method, Operation>> & { parameters?: Parameter[] };

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** An OpenAPI 3.1 document as `bundleContract` and `deriveContract` hand it on. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
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

/** The schema behind a `$ref` to a component, its siblings laid over it; the schema itself where there is none. */
export function resolveSchema(document: ContractDocument, schema: Schema): Schema {
  const name = componentName(schema);
  if (name === undefined) return schema;
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The contract refers to a schema that is not there: ${name}`);
  const { $ref: _, ...siblings } = schema;
  return overlay(resolveSchema(document, target), siblings);
}

/** What a property says beside its `$ref` goes first, hint by hint. */
function overlay(target: Schema, siblings: Schema): Schema {
  const merged = { ...target, ...siblings };
  for (const hint of ['x-ui', 'x-messages'] as const) {
    if (target[hint] && siblings[hint])
      merged[hint] = { ...target[hint], ...siblings[hint] } as Record<string, string>;
  }
  return merged;
}

/** Every operation of the document with its path and method, in the order of the contract. */
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

/** The one type of a schema besides 'null'. */
export function typeOf(schema: Schema): string | undefined {
  return Array.isArray(schema.type) ? schema.type.find((type) => type !== 'null') : schema.type;
}
