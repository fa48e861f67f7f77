import type { FastifySchema } from 'fastify';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { behindReference } from './withoutReferences.ts';

/** What is read here of an operation as the contract has it. */
interface Operation {
  readonly parameters?: readonly unknown[];
  readonly requestBody?: Answer;
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const paths = contract.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * What goes into an operation and comes out of it, as Fastify wants it. The schemas refer to the contract's components,
 * for most of them are not needed before the first request (compileOnce.ts).
 */
export function routeSchema(id: OperationId): FastifySchema {
  const { path, method } = operations[id];
  const operation = paths[path]?.[method.toLowerCase()] as Operation;
  const parameters = (operation.parameters ?? []).map(behindReference) as Parameter[];
  const objectOf = (place: Parameter['in']) => {
    const given = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(given.map(({ name, schema }) => [name, behindReference(schema)])),
      required: given.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return {
    params: objectOf('path'),
    // An unknown one is refused like an unknown property.
    querystring: { ...objectOf('query'), additionalProperties: false },
    headers: objectOf('header'),
    // A multipart body is read as a stream, so its rules are in readUpload.
    ...(body && { body }),
    response: Object.fromEntries(
      Object.entries(operation.responses)
        .map(([status, response]) => [status, behindReference(response) as Answer] as const)
        .filter(([, { content }]) => content)
        .map(([status, { content }]) => [status, { content }]),
    ),
  };
}
