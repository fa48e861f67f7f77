import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { behindReference } from './withoutReferences.ts';

/** The parts of an operation that we read. */
interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

export interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const paths = contract.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An operation of the contract, with shared parameters resolved. */
export function contractOperation(id: OperationId): Operation {
  const { path, method } = operations[id];
  const operation = paths[path]?.[method.toLowerCase()] as Operation;
  return { ...operation, parameters: (operation.parameters ?? []).map(behindReference) as Parameter[] };
}
