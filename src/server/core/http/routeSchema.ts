import type { FastifySchema } from 'fastify';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { type Content, contractOperation, type Parameter } from './contractOperation.ts';
import { behindReference } from './withoutReferences.ts';

/**
 * Fastify schema of an operation. References to the contract's components stay unresolved, because most are
 * not needed before the first request (compileOnce.ts).
 */
export function routeSchema(id: OperationId): FastifySchema {
  const { parameters, requestBody, responses } = contractOperation(id);
  const objectOf = (place: Parameter['in']) => {
    const given = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(given.map(({ name, schema }) => [name, behindReference(schema)])),
      required: given.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const body = requestBody?.content?.['application/json']?.schema;
  return {
    params: objectOf('path'),
    // Unknown parameters are refused like unknown properties.
    querystring: { ...objectOf('query'), additionalProperties: false },
    headers: objectOf('header'),
    // Multipart bodies are streamed; readUpload checks them.
    ...(body && { body }),
    response: Object.fromEntries(
      Object.entries(responses)
        .map(([status, response]) => [status, behindReference(response) as Content] as const)
        .filter(([, { content }]) => content)
        .map(([status, { content }]) => [status, { content }]),
    ),
  };
}
