import {
  type ContractDocument,
  type Operation,
  type Parameter,
  resolveSchema,
  type Schema,
} from './ContractDocument.ts';

/** Query parameters of an operation that narrow a list: all but page, size, sort, free text and tokens. */
export function listFilters(document: ContractDocument, operation: Operation): Parameter[] {
  const paging = ['page', 'size', 'sort', 'q'];
  const query = queryParameters(document, operation);
  return query.some(({ name }) => name === 'sort') ? query.filter(({ name }) => !paging.includes(name)) : [];
}

/** The query parameters of an operation, references resolved. */
export function queryParameters(document: ContractDocument, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).flatMap((parameter) => {
    const found = parameter.$ref
      ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
      : parameter;
    return found?.in === 'query' ? [found] : [];
  });
}

/** Which property a filter compares that says so by its name, and as what of it. */
export function rangeOf(
  name: string,
  { properties = {} }: Schema,
): { property: string; end: 'from' | 'to' } | undefined {
  if (name in properties) return undefined;
  const [, property = '', ending] = /^(\w+)(From|To)$/.exec(name) ?? [];
  return property in properties ? { property, end: ending === 'From' ? 'from' : 'to' } : undefined;
}

/** The two ends of a range stand under the name of their property, so they need no texts of their own. */
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
