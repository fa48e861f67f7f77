import {
  type ContractDocument,
  type Operation,
  type Parameter,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';

/**
 * Filter parameters of a list operation: all query parameters except page, size, sort, free text and tokens.
 */
export function listFilters(document: ContractDocument, operation: Operation): Parameter[] {
  const paging = ['page', 'size', 'sort', 'q'];
  const query = queryParameters(document, operation);
  return query.some(({ name }) => name === 'sort') ? query.filter(({ name }) => !paging.includes(name)) : [];
}

/** Fields that a list can be sorted by, and its order until a user chooses another. */
export function listSorts(document: ContractDocument, operation: Operation) {
  const sort = queryParameters(document, operation).find(({ name }) => name === 'sort')?.schema;
  const fields = (sort?.enum ?? []).map((value) => String(value).split(',')[0] ?? '');
  return { fields: [...new Set(fields)], start: String(sort?.default ?? 'id,asc') };
}

/** Schema of the items on a list's pages. */
export function listItem(document: ContractDocument, { responses }: Operation): Schema | undefined {
  const page = responses['200']?.content?.['application/json']?.schema ?? {};
  return resolveSchema(document, page).properties?.content?.items;
}

/** Query parameters of an operation, references resolved. */
export function queryParameters(document: ContractDocument, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).flatMap((parameter) => {
    const found = parameter.$ref
      ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
      : parameter;
    return found?.in === 'query' ? [found] : [];
  });
}

/** Property and end of a range that a filter's name implies. */
export function rangeOf(
  name: string,
  { properties = {} }: Schema,
): { property: string; end: 'from' | 'to' } | undefined {
  if (name in properties) return undefined;
  const [, property = '', ending] = /^(\w+)(From|To)$/.exec(name) ?? [];
  return property in properties ? { property, end: ending === 'From' ? 'from' : 'to' } : undefined;
}

/** Range filters use their property's label, so they need no texts of their own. */
export function endOfFilter(
  document: ContractDocument,
  resource: Schema,
  name: string,
  schema: Schema,
): { label: string; end: 'from' | 'to' } | undefined {
  const range = rangeOf(name, resource);
  const labelOf = (given: Schema) => resolveSchema(document, given)['x-ui']?.label;
  return (
    range && {
      end: range.end,
      label: labelOf(schema) ?? labelOf(resource.properties?.[range.property] ?? {}) ?? range.property,
    }
  );
}
