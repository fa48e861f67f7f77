import type { FieldKind } from '../../src/contract/ResourceDefinition.ts';
import {
  type ContractDocument,
  listOperations,
  type Operation,
  resolveSchema,
  type Schema,
  type UiHint,
} from './ContractDocument.ts';
import { enumName, enumValues, fieldKind, type ShownField, shownFields } from './fieldKind.ts';
import { generatedHeader } from './generatedHeader.ts';
import { endOfFilter, listFilters, queryParameters } from './listFilters.ts';
import { formOf } from './writePages.ts';

/** Columns, filters, sort fields, choices, sections and operations of each resource. */
export function writeResources(document: ContractDocument): string {
  const resources = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['x-resource']?.name)
    .map(([name, schema]) => resourceOf(document, name, schema));
  const body = resources.map(
    (resource) =>
      `  ${JSON.stringify(resource.name)}: ${JSON.stringify(resource, null, 2).replaceAll('\n', '\n  ')},`,
  );
  return `${generatedHeader}import type { ResourceDefinition } from '../ResourceDefinition.ts';

export const resources = {
${body.join('\n')}
} as const satisfies Record<string, ResourceDefinition>;

export type ResourceName = keyof typeof resources;
`;
}

function resourceOf(document: ContractDocument, schemaName: string, schema: Schema) {
  const hint = schema['x-resource'];
  const find = (operationId: string | undefined) => {
    if (!operationId) return null;
    const found = listOperations(document).find(({ operation }) => operation.operationId === operationId);
    if (!found)
      throw new Error(`x-resource of ${schemaName} names an operation that is not there: ${operationId}`);
    return found;
  };
  const list = find(hint?.list);
  const referTo = (operationId: string | undefined) => {
    const found = find(operationId);
    return found && { operationId: found.operation.operationId, path: found.path };
  };
  return {
    name: hint?.name ?? schemaName,
    schema: schemaName,
    label: hint?.label ?? ['id'],
    list: list && {
      operationId: list.operation.operationId,
      path: list.path,
      ...listParameters(document, list.operation),
      filters: filtersOf(document, list.operation, schema),
      counts: referTo(hint?.counts),
    },
    one: referTo(hint?.one),
    export: referTo(hint?.export),
    create: referTo(hint?.create),
    update: referTo(hint?.update),
    delete: referTo(hint?.delete),
    form: formOf(find(hint?.create ?? hint?.update)?.operation) ?? null,
    // Derived operations imply derived pages and handlers.
    derived: hint?.roles !== undefined,
    columns: list ? columnsOf(document, list.operation) : [],
    sections: sectionsOf(document, schema),
  };
}

function listParameters(document: ContractDocument, operation: Operation) {
  const query = queryParameters(document, operation);
  const sort = query.find((parameter) => parameter.name === 'sort')?.schema;
  const [field = 'id', order = 'asc'] = String(sort?.default ?? '').split(',');
  return {
    search: query.some((parameter) => parameter.name === 'q'),
    sorts: [...new Set((sort?.enum ?? []).map((value) => String(value).split(',')[0] ?? ''))],
    defaultSort: { field, order: order === 'desc' ? ('DESC' as const) : ('ASC' as const) },
  };
}

function filtersOf(document: ContractDocument, operation: Operation, resource: Schema) {
  const { properties = {} } = resource;
  // Nobody types an id: such a filter is for links and programs.
  const shown = listFilters(document, operation).filter(({ schema }) => fieldKind(document, schema) !== 'id');
  return shown.map(({ name, schema, 'x-filter': hint }) => {
    const compared = properties[hint?.property ?? name];
    const isCountry = compared && fieldKind(document, compared) === 'country';
    return {
      ...fieldOf(document, { name, property: schema, within: [] }),
      ...endOfFilter(document, resource, name, schema),
      ...bothChoices(resource, name, fieldKind(document, schema)),
      // The parameter is a code; the user chooses by name.
      ...(isCountry && { kind: 'country' as const }),
    };
  });
}

/** A boolean property can be filtered both ways; a named filter such as `unread` is on or off. */
function bothChoices({ properties = {} }: Schema, name: string, kind: FieldKind) {
  return kind === 'boolean' && name in properties ? { choices: ['true', 'false'] } : {};
}

function columnsOf(document: ContractDocument, operation: Operation) {
  const page = resolveSchema(
    document,
    operation.responses['200']?.content?.['application/json']?.schema ?? {},
  );
  const item = resolveSchema(document, page.properties?.content?.items ?? {});
  const { sorts } = listParameters(document, operation);
  return fieldsOf(document, item).flatMap((field) => {
    const columns = hintsOf(document, field).map(({ column = 'shown' }) => column);
    if (columns.includes(false)) return [];
    return [
      {
        ...fieldOf(document, field),
        shown: !columns.includes('hidden'),
        sortable: sorts.includes(field.name),
      },
    ];
  });
}

function sectionsOf(document: ContractDocument, schema: Schema) {
  const sections = new Map<string, ReturnType<typeof fieldOf>[]>();
  for (const field of fieldsOf(document, schema)) {
    const hints = hintsOf(document, field);
    const { section = 'details' } = hints.findLast((hint) => hint.section) ?? {};
    if (hints.some(({ show = true }) => !show)) continue;
    sections.set(section, [...(sections.get(section) ?? []), fieldOf(document, field)]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields }));
}

function fieldsOf(document: ContractDocument, { properties = {} }: Schema): ShownField[] {
  return Object.entries(properties).flatMap(([name, property]) => shownFields(document, name, property));
}

/** Hints of a field, after those of its enclosing objects. */
function hintsOf(document: ContractDocument, { property, within }: ShownField): UiHint[] {
  return [...within.map((object) => object.property), property].map(
    (schema) => resolveSchema(document, schema)['x-ui'] ?? {},
  );
}

function fieldOf(document: ContractDocument, { name, property, within }: ShownField) {
  const choices = enumValues(document, property);
  const ownName = name.split('.').at(-1) ?? name;
  const labelOf = (one: { name: string; property: Schema }) =>
    resolveSchema(document, one.property)['x-ui']?.label ?? one.name;
  return {
    name,
    kind: fieldKind(document, property),
    label: labelOf({ name: ownName, property }),
    ...(within.length > 0 && { within: within.map(labelOf) }),
    ...(choices.length > 0 && {
      enumName: enumName(document, property) ?? ownName,
      choices: choices.map(String),
    }),
  };
}
