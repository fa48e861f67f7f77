import type { operations as index, OperationId } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type Defined<Value> = Value extends undefined ? Record<never, never> : Value;

/** Parameters and body of an operation, as validated by the contract. */
export type Params<Id extends OperationId> = Defined<NonNullable<ParametersOf<Id>['path']>>;
export type Query<Id extends OperationId> = Defined<NonNullable<ParametersOf<Id>['query']>>;
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Json } };
}
  ? Json
  : undefined;

type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Success response of an operation: JSON, text, binary content, or nothing. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201 | 202 | 204
    ? ContentOf<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** Whether the operation needs no session. */
export type IsPublic<Id extends OperationId> = 'visitor' extends (typeof index)[Id]['roles'][number]
  ? true
  : false;
