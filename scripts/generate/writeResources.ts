import {
  type ContractDocument,
  listOperations,
  type Operation,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { enumName, enumValues, fieldKind } from './fieldKind.ts';
import { generatedHeader } from './generatedHeader.ts';
import { listFilters, queryParameters } from './listFilters.ts';

/** Columns, filters, sort fields, choices, sections and operations of each resource that the panel lists. */
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
  const one = find(hint?.one);
  const exported = find(hint?.export);
  return {
    name: hint?.name ?? schemaName,
    schema: schemaName,
    label: hint?.label ?? ['id'],
    list: list && {
      operationId: list.operation.operationId,
      path: list.path,
      ...listParameters(document, list.operation),
    },
    one: one && { operationId: one.operation.operationId, path: one.path },
    export: exported && { operationId: exported.operation.operationId, path: exported.path },
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
    filters: listFilters(document, operation).map(({ name, schema }) => fieldOf(document, name, schema)),
  };
}

function columnsOf(document: ContractDocument, operation: Operation) {
  const page = resolveSchema(
    document,
    operation.responses['200']?.content?.['application/json']?.schema ?? {},
  );
  const item = resolveSchema(document, page.properties?.content?.items ?? {});
  const { sorts } = listParameters(document, operation);
  return Object.entries(item.properties ?? {}).flatMap(([name, property]) => {
    const { column = 'shown' } = resolveSchema(document, property)['x-ui'] ?? {};
    if (column === false) return [];
    return [
      { ...fieldOf(document, name, property), shown: column === 'shown', sortable: sorts.includes(name) },
    ];
  });
}

function sectionsOf(document: ContractDocument, schema: Schema) {
  const sections = new Map<string, ReturnType<typeof fieldOf>[]>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { section = 'details', show = true } = resolveSchema(document, property)['x-ui'] ?? {};
    if (show) sections.set(section, [...(sections.get(section) ?? []), fieldOf(document, name, property)]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields }));
}

function fieldOf(document: ContractDocument, name: string, property: Schema) {
  const choices = enumValues(document, property);
  return {
    name,
    kind: fieldKind(document, property),
    label: resolveSchema(document, property)['x-ui']?.label ?? name,
    ...(choices.length > 0 && { enumName: enumName(document, property) ?? name, choices }),
  };
}
