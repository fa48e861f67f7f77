import { type ContractDocument, componentName, listOperations } from './ContractDocument.ts';
import { listFilters, queryParameters } from './listFilters.ts';

/**
 * Describes what says by its form what it is and has no description of its own, in place: pages, inputs, the
 * order of a list and its filters. Has to run before `deriveSchemas`, which replaces `x-derive` by what it stands for.
 */
export function deriveDescriptions(document: ContractDocument): void {
  for (const schema of Object.values(document.components.schemas)) {
    const { from, input } = schema['x-derive'] ?? {};
    const item = componentName(schema.properties?.content?.items);
    if (from === 'PageInfo' && item) schema.description ??= `One page of a list of \`${item}\`.`;
    else if (input) schema.description ??= `What a client says of \`${from}\`.`;
  }
  for (const { operation } of listOperations(document)) {
    const filters = listFilters(document, operation);
    for (const parameter of queryParameters(document, operation)) {
      if (parameter.name === 'sort')
        parameter.description ??= 'The field that the list is sorted by, and `asc` or `desc`.';
      else if (filters.includes(parameter))
        parameter.description ??= `Only records of this \`${parameter.name}\`.`;
    }
  }
}
