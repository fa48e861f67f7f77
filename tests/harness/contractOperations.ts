import { listOperations, type Response } from '../../scripts/generate/ContractDocument.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { contract, parametersOf } from './contract.ts';

/** Every operation of the contract, named for `test.each`, with references resolved. */
export const contractOperations = listOperations(contract).map(({ path, method, operation }) => ({
  call: `${method.toUpperCase()} ${path}`,
  path,
  method,
  operation,
  parameters: parametersOf(operation.operationId as OperationId),
  answers: Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => [status, sharedAnswer(answer)]),
  ),
}));

export type ContractOperation = (typeof contractOperations)[number];

function sharedAnswer(answer: Response): Response {
  const name = answer.$ref?.split('/').at(-1);
  const found = name === undefined ? answer : contract.components.responses[name];
  if (!found) throw new Error(`The contract has no answer ${name}`);
  return found;
}
