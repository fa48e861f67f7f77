import { type ContractDocument, listOperations } from '../generate/ContractDocument.ts';

export type Direction = 'request' | 'answer';

/** Keys below these are names that the contract gives, which may begin with `x-` as a hint does. */
const named = new Set(['properties', 'headers', 'schemas', 'parameters', 'responses', 'paths']);

/**
 * The contract without its answers, or without its input, and without hints, which no client reads. What is harmless in one direction breaks clients in
 * the other (a value more in an enum), and a schema may be used in both.
 */
export function oneDirection(document: ContractDocument, direction: Direction): ContractDocument {
  const copy = withoutHints(document) as ContractDocument;
  for (const { operation } of listOperations(copy)) {
    if (direction === 'request') operation.responses = {};
    else {
      delete operation.requestBody;
      delete operation.parameters;
    }
  }
  if (direction === 'request') copy.components.responses = {};
  else copy.components.parameters = {};
  return copy;
}

function withoutHints(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutHints(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      !isNamed && key.startsWith('x-') ? [] : [[key, withoutHints(part, !isNamed && named.has(key))]],
    ),
  );
}
