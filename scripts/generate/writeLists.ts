import type { FilterParameter, ListParameters, PropertyKind } from '../../src/contract/ListParameters.ts';
import {
  type ContractDocument,
  componentName,
  findOperation,
  listResources,
  type Operation,
  type Parameter,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';
import { fieldKind } from './fieldKind.ts';
import { listFilters, listItem, listSorts, rangeOf } from './listFilters.ts';

/** Comparisons and sorts of each list's, and its export's, parameters. */
export function writeLists(document: ContractDocument): string {
  const lists = listResources(document).flatMap(({ name, hint }) => {
    const list = listOf(document, name);
    return list ? [`  ${JSON.stringify(hint.name)}: ${JSON.stringify(list)},`] : [];
  });
  return `import type { ListParameters } from '../ListParameters.ts';

export const lists = {
${lists.join('\n')}
} as const satisfies Record<string, ListParameters>;

export type ListName = keyof typeof lists;
`;
}

/** List of a schema's resource, if it has one. */
export function listOf(document: ContractDocument, name: string): ListParameters | undefined {
  const schema = document.components.schemas[name] as Schema;
  const hint = schema['x-resource'];
  const operations = [hint?.list, hint?.export].flatMap((id) => findOperation(document, id)?.operation ?? []);
  const [list] = operations;
  if (!hint?.name || !list) return undefined;
  const filters: Record<string, FilterParameter> = {};
  for (const operation of operations) {
    for (const parameter of listFilters(document, operation)) {
      filters[parameter.name] ??= filterOf(document, name, operation, parameter);
    }
  }
  const { fields, start } = listSorts(document, list);
  return {
    operation: list.operationId,
    table: hint.table,
    schema: name,
    item: componentName(listItem(document, list)) ?? name,
    filters,
    sorts: Object.fromEntries(
      fields.map((field) => [
        field,
        { kind: kindOf(document, schema, field), nullable: !schema.required?.includes(field) },
      ]),
    ),
    defaultSort: start,
  };
}

function filterOf(
  document: ContractDocument,
  name: string,
  { operationId }: Operation,
  parameter: Parameter,
): FilterParameter {
  const schema = document.components.schemas[name] as Schema;
  const hint = parameter['x-filter'];
  if (hint && !schema.properties?.[hint.property]) {
    throw new Error(
      `x-filter of ${parameter.name} in ${operationId} names a property that ${name} has not: ${hint.property}`,
    );
  }
  const resources = Object.values(document.components.schemas).map((other) => other['x-resource']?.name);
  if (hint?.choices !== undefined && !resources.includes(hint.choices)) {
    throw new Error(
      `x-filter of ${parameter.name} in ${operationId} names a resource that there is not: ${hint.choices}`,
    );
  }
  const { property, compare = 'equals' } = hint ?? byName(parameter.name, schema);
  return {
    operation: operationId,
    property,
    compare,
    kind: property === null ? null : kindOf(document, schema, property),
    given: fieldKind(document, parameter.schema),
  };
}

/** Comparison implied by the name of a parameter without a hint. */
function byName(name: string, schema: Schema): Pick<FilterParameter, 'property' | 'compare'> {
  if (name in (schema.properties ?? {})) return { property: name, compare: 'equals' };
  const range = rangeOf(name, schema);
  return range ? { property: range.property, compare: range.end } : { property: null, compare: 'equals' };
}

function kindOf(document: ContractDocument, { properties = {} }: Schema, name: string): PropertyKind | null {
  const property = properties[name];
  if (!property) return null;
  const kind = fieldKind(document, property);
  return kind === 'object' && resolveSchema(document, property).properties?.id ? 'reference' : kind;
}
