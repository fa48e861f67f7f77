import {
  type ContractDocument,
  listOperations,
  type Operation,
  type Schema,
} from '../../scripts/generate/ContractDocument.ts';
import document from '../../src/contract/generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../src/contract/generated/operations.ts';

/** The contract as the server sends it. */
export const contract = document as unknown as ContractDocument;

const byId = new Map(listOperations(contract).map(({ operation }) => [operation.operationId, operation]));

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Schema and example of an operation's JSON body, or null if it takes none. */
export function jsonBodyOf(id: OperationId): { schema: Schema; example: unknown } | null {
  const media = operationOf(id).requestBody?.content['application/json'];
  return media?.schema ? { schema: media.schema, example: media.example } : null;
}

/** Parameters of an operation, references resolved. */
export function parametersOf(
  id: OperationId,
): { name: string; in: string; required: boolean; isFilter: boolean; schema: Schema }[] {
  return (operationOf(id).parameters ?? []).map((given) => {
    const name = given.$ref?.split('/').at(-1);
    const parameter = name === undefined ? given : contract.components.parameters[name];
    if (!parameter) throw new Error(`The contract has no parameter ${name}`);
    return {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required === true,
      isFilter: 'x-filter' in parameter,
      schema: parameter.schema,
    };
  });
}
