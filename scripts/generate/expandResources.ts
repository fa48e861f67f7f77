import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import {
  type ContractDocument,
  findOperation,
  listResources,
  type Method,
  type Operation,
  type Parameter,
  type PathItem,
  type ResourceHint,
  type Response,
  resolveSchema,
  type Schema,
  type UiHint,
} from './ContractDocument.ts';
import { fieldKind } from './fieldKind.ts';
import { queryParameters } from './listFilters.ts';

type Action = 'list' | 'export' | 'create' | 'one' | 'update' | 'delete';

/** A resource with derived operations. */
interface Resource {
  readonly document: ContractDocument;
  /** Name of the schema. */
  readonly name: string;
  readonly hint: ResourceHint & { readonly name: string };
  /** By name, including those that every record has. */
  readonly properties: Readonly<Record<string, Schema>>;
}

interface Placed {
  readonly path: string;
  readonly method: Method;
  readonly operation: Omit<Operation, 'x-roles'>;
}

const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` }) as Parameter;
const responseRef = (name: string): Response => ({ $ref: `#/components/responses/${name}` });
const jsonOf = (name: string) => ({ 'application/json': { schema: schemaRef(name) } });

/**
 * Completes, in place, a resource whose `x-resource` names `roles` (openapi/hints.schema.yaml): common
 * fields, list item, page, input and six operations; and the choices of `x-status`. Explicit definitions
 * stay.
 */
export function expandResources(document: ContractDocument): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const { 'x-resource': hint, 'x-status': codes } = schema;
    if (codes) schema.enum = Object.values(codes).flat();
    if (hint?.name === undefined) continue;
    hint.table ??= hint.name.replaceAll('-', '_');
    if (Array.isArray(hint.roles)) expandResource(document, name, schema);
  }
}

/**
 * Gives, in place, exports and counts the query parameters of their list: they cover what it shows, and a filter is
 * written once. Counts that search name `q` themselves.
 */
export function completeFollowers(document: ContractDocument): void {
  for (const { hint } of listResources(document)) {
    const list = findOperation(document, hint.list)?.operation;
    if (!list) continue;
    for (const [follower, unasked] of [
      [hint.export, ['page', 'size']],
      [hint.counts, ['page', 'size', 'sort', 'q']],
    ] as const) {
      const operation = findOperation(document, follower)?.operation;
      if (!operation) continue;
      const known: string[] = [...unasked, ...queryParameters(document, operation).map(({ name }) => name)];
      const missing = queryParameters(document, list).filter(({ name }) => !known.includes(name));
      operation.parameters = [...(operation.parameters ?? []), ...structuredClone(missing)];
    }
  }
}

function expandResource(document: ContractDocument, name: string, schema: Schema): void {
  const hint = schema['x-resource'] as Resource['hint'];
  addRecordFields(schema);
  nameChoices(document, name, schema);
  const resource: Resource = { document, name, hint, properties: schema.properties ?? {} };
  const { schemas } = document.components;
  if (hint.except?.list !== false) {
    schemas[`${name}ListItem`] ??= listItemOf(resource);
    schemas[`${name}Page`] ??= {
      type: 'object',
      'x-derive': { from: 'PageInfo' },
      required: ['content'],
      properties: { content: { type: 'array', items: schemaRef(`${name}ListItem`) } },
    };
  }
  schemas[`${name}Input`] ??= inputOf(name);
  document.tags ??= [];
  if (!document.tags.some((tag) => tag.name === hint.name))
    document.tags.push({ name: hint.name, description: schema.description ?? wordsOf(hint.name) });
  for (const [action, { path, method, operation }] of operationsOf(resource)) {
    // Without a list there is nothing to filter and export.
    const isListless = action === 'export' && hint.except?.list === false;
    const roles = isListless ? false : (hint.except?.[action] ?? hint.roles ?? []);
    if (roles === false || hint[action] !== undefined) continue;
    const item: PathItem = document.paths[path] ?? {};
    const assumed = schema['x-assumed'] === true && { 'x-assumed': true as const };
    item[method] ??= { ...operation, 'x-roles': roles, ...assumed };
    hint[action] = item[method].operationId;
    document.paths[path] = item;
  }
}

const example = '2026-11-20T09:30:00.000Z';
const hidden = { column: false, show: false } as const;
const dated = { column: 'hidden', section: 'record' } as const;

/** Fields of every record, set by the server. */
export const recordFields: Readonly<Record<string, Schema>> = {
  id: { ...schemaRef('Id'), readOnly: true, 'x-ui': hidden },
  createdAt: { ...schemaRef('Instant'), readOnly: true, 'x-ui': dated, examples: [example] },
  updatedAt: { ...schemaRef('Instant'), readOnly: true, 'x-ui': dated, examples: [example] },
  version: { ...schemaRef('RecordVersion'), readOnly: true, 'x-ui': hidden },
  history: {
    type: 'array',
    readOnly: true,
    items: schemaRef('HistoryEntry'),
    'x-store': false,
    'x-ui': hidden,
    examples: [[]],
  },
};

function addRecordFields(schema: Schema): void {
  const { id, ...others } = structuredClone(recordFields) as Record<string, Schema> & { id: Schema };
  schema.type ??= 'object';
  schema.additionalProperties ??= false;
  const missing = Object.entries(others).filter(([name]) => !schema.properties?.[name]);
  schema.properties = { id, ...schema.properties, ...Object.fromEntries(missing) };
  const owner = schema['x-resource']?.owner ?? 'id';
  schema.required = [...new Set(['id', ...(schema.required ?? []), owner, ...Object.keys(others)])];
}

/**
 * Moves a property's inline choices into a schema named after resource and property: two resources may each
 * have a `kind` with different values.
 */
function nameChoices({ components: { schemas } }: ContractDocument, name: string, schema: Schema): void {
  for (const [property, given] of Object.entries(schema.properties ?? {})) {
    const holder = given.items ?? given;
    if (!holder.enum || holder['x-enum']) continue;
    const choices = choicesName(name, property);
    if (schemas[choices])
      throw new Error(
        `openapi/schemas/${choices}.yaml: ${name}.${property} needs this name for its own choices. Refer to it there (\`$ref: ${choices}.yaml\`), or rename one of both.`,
      );
    const { type, enum: values, 'x-tone': tones, ...rest } = holder;
    schemas[choices] = {
      ...(type && { type }),
      description: `Choices of \`${name}.${property}\`.`,
      enum: values,
      ...(tones && { 'x-tone': tones }),
    };
    const named = { ...schemaRef(choices), ...rest };
    if (schema.properties) schema.properties[property] = given.items ? { ...given, items: named } : named;
  }
}

/** Name of the schema of a property's inline choices: `EquipmentItem`, `kind` → `EquipmentItemKind`. */
export function choicesName(resource: string, property: string): string {
  return resource + pascalCase(property);
}

function listItemOf({ document, name, properties }: Resource): Schema {
  const isListed = ([property, schema]: [string, Schema]) => {
    const { 'x-ui': { column } = {}, 'x-store': stored } = resolveSchema(document, schema);
    return property === 'id' || (column !== false && stored !== false);
  };
  const pick = Object.entries(properties).filter(isListed);
  return {
    type: 'object',
    description: `What a list shows of \`${name}\`.`,
    'x-derive': { from: name, pick: pick.map(([property]) => property) },
  };
}

function inputOf(name: string): Schema {
  return {
    type: 'object',
    'x-derive': { from: name, input: true },
    properties: { version: schemaRef('ReadVersion') },
  };
}

/** The six operations of a resource with their places, in the contract's order. */
function operationsOf(resource: Resource): [Action, Placed][] {
  const { name, hint } = resource;
  const one = wordsOf(name);
  const all = wordsOf(hint.name);
  const record = () => ({ description: `The ${one}.`, content: jsonOf(name) });
  const body = () => ({ required: true, content: jsonOf(`${name}Input`) });
  const at = (
    place: string,
    method: Method,
    { operationId, ...operation }: Omit<Placed['operation'], 'tags'>,
  ): Placed => {
    const path = `/${hint.name}${place}`;
    return { path, method, operation: { operationId, tags: [hint.name], ...operation } };
  };
  const operations: Record<Action, Placed> = {
    list: at('', 'get', {
      operationId: `list${pascalCase(hint.name)}`,
      summary: `List the foundation's ${all}`,
      description: `A page of the ${all} that the filters and \`q\` leave.`,
      parameters: [...['AcceptLanguage', 'Page', 'Size'].map(parameterRef), ...listParameters(resource)],
      responses: { '200': { description: `A page of ${all}.`, content: jsonOf(`${name}Page`) } },
    }),
    create: at('', 'post', {
      operationId: `create${name}`,
      summary: `Create a record of ${all}`,
      description: 'The record belongs to the foundation of who creates it.',
      'x-messages': { success: 'created' },
      requestBody: body(),
      responses: { '201': record() },
    }),
    export: at('/export', 'get', {
      operationId: `export${pascalCase(hint.name)}`,
      summary: `Export the ${all} of the current filter as CSV`,
      description: 'Every record that the same filter lists, on all pages, in the same order.',
      parameters: [parameterRef('AcceptLanguage'), ...listParameters(resource)],
      responses: { '200': responseRef('Csv') },
    }),
    one: at('/{id}', 'get', {
      operationId: `get${name}`,
      summary: `Read one record of ${all} with its history`,
      description: 'All data of the record, and what was done to it, the newest first.',
      parameters: [parameterRef('Id')],
      responses: { '200': record() },
    }),
    update: at('/{id}', 'put', {
      operationId: `update${name}`,
      summary: `Replace the data of one record of ${all}`,
      description:
        'Refused with 409 when the record has changed since `version` was read. What changes nothing is no change.',
      parameters: [parameterRef('Id')],
      'x-messages': { success: 'edited' },
      requestBody: body(),
      responses: { '200': record(), '409': responseRef('Conflict') },
    }),
    delete: at('/{id}', 'delete', {
      operationId: `delete${name}`,
      summary: `Delete one record of ${all}`,
      description: 'Its history stays. Again is no harm.',
      parameters: [parameterRef('Id')],
      'x-messages': { success: 'deleted' },
      'x-act': { texts: 'kit.delete', label: 'ra.action.delete', icon: 'Delete', color: 'error' },
      responses: { '204': responseRef('NoContent') },
    }),
  };
  return Object.entries(operations) as [Action, Placed][];
}

/** The newest records come first, unless the list says otherwise. */
const NEWEST = 'createdAt';

/** Default filters: all choices. Default sorts: all ordered columns. */
const CHOICES: readonly FieldKind[] = ['enum', 'enums', 'boolean'];
const TYPED: readonly FieldKind[] = ['text', 'longText', 'email', 'phone', 'url'];
const RANGES: readonly FieldKind[] = ['integer', 'number', 'date', 'instant', 'time'];
export const UNORDERED: readonly FieldKind[] = ['id', 'longText', 'enums', 'country', 'object', 'list'];

function listParameters({ document, name, hint, properties }: Resource): Parameter[] {
  const listed =
    document.components.schemas[`${name}ListItem`]?.['x-derive']?.pick ?? Object.keys(properties);
  const kindOf = (property: string) => fieldKind(document, properties[property] ?? {});
  const sorts = hint.sorts ?? listed.filter((property) => !UNORDERED.includes(kindOf(property)));
  const filters =
    hint.filters ?? Object.keys(properties).filter((property) => CHOICES.includes(kindOf(property)));
  const isSearched = Object.values(properties).some(
    (property) => resolveSchema(document, property)['x-store'] === 'search',
  );
  return [
    {
      name: 'sort',
      in: 'query',
      schema: {
        type: 'string',
        default: hint.sort ?? (sorts.includes(NEWEST) ? `${NEWEST},desc` : `${sorts[0]},asc`),
        enum: sorts.flatMap((sort) => [`${sort},asc`, `${sort},desc`]),
      },
    },
    ...(isSearched ? [parameterRef('Q')] : []),
    ...filters.flatMap((property) =>
      filterOf(property, kindOf(property), properties[property] ?? {}, document),
    ),
  ];
}

function filterOf(name: string, kind: FieldKind, property: Schema, document: ContractDocument): Parameter[] {
  const { items, 'x-ui': ui, ...own } = resolveSchema(document, property);
  const schema = comparedBy(own, kind);
  const hint: UiHint = { label: ui?.label ?? name, ...(kind === 'time' && { widget: 'time' }) };
  const parameterOf = (given: Schema) => [{ name, in: 'query' as const, schema: { ...given, 'x-ui': hint } }];
  if (kind === 'country') return parameterOf(schema.properties?.code ?? {});
  if (kind === 'object') return parameterOf(schema.properties?.id ?? {});
  if (kind === 'enums' && items) return parameterOf(items);
  if (kind === 'enum' && property.$ref) return parameterOf({ $ref: property.$ref });
  if (!RANGES.includes(kind)) return parameterOf(schema);
  const value: Schema =
    kind === 'instant' ? { type: 'string', format: 'date', examples: ['2026-11-20'] } : schema;
  return ['From', 'To'].map((end) => ({
    name: name + end,
    in: 'query',
    description: `Only records whose \`${name}\` is ${end === 'From' ? 'this or later, or more' : 'this or earlier, or less'}.`,
    schema: { ...value, 'x-ui': hint },
  }));
}

/**
 * What values may be compared with those of a property: a filter that nobody sets leaves all, a bound need not be a value that a record
 * may have, nor need a text that is compared without case.
 */
function comparedBy(property: Schema, kind: FieldKind): Schema {
  const { 'x-store': _, readOnly: __, default: ___, multipleOf: ____, ...schema } = property;
  const { exclusiveMinimum, exclusiveMaximum, ...value } = schema;
  if (exclusiveMinimum !== undefined) value.minimum ??= exclusiveMinimum;
  if (exclusiveMaximum !== undefined) value.maximum ??= exclusiveMaximum;
  if (!TYPED.includes(kind)) return value;
  const {
    pattern: _pattern,
    minLength: _minLength,
    format: _format,
    'x-messages': _messages,
    ...text
  } = value;
  return text;
}

/** `VehicleKind` → `vehicle kind`, `people-in-need` → `people in need`. */
function wordsOf(name: string): string {
  return name
    .replaceAll('-', ' ')
    .replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

/** `people-in-need` → `PeopleInNeed`. */
function pascalCase(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.replace('-', '').toUpperCase());
}
