import { type ContractDocument, listOperations } from '../generate/ContractDocument.ts';

export type Direction = 'request' | 'answer';

/**
 * The contract without its answers, or without its input. What is harmless in one direction breaks clients in
 * the other (a value more in an enum), and a schema may be used in both.
 */
export function oneDirection(document: ContractDocument, direction: Direction): ContractDocument {
  const copy = structuredClone(document);
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
