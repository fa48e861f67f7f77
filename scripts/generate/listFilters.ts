import type { ContractDocument, Operation, Parameter } from './ContractDocument.ts';

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
