import responseValidation from '@fastify/response-validation';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createAjv } from '../../../contract/createAjv.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { ValidationIssue, ValidationMessage } from '../../../contract/validationMessage.ts';
import { compileOnce } from './compileOnce.ts';
import { type Content, contractOperation, type Parameter } from './contractOperation.ts';
import { storageIssues, textIssues } from './textIssues.ts';
import { validationMessages } from './validationMessages.ts';
import { behindReference, withoutReferences } from './withoutReferences.ts';

const compileBody = compileOnce();
const compileText = compileOnce({ coerceTypes: 'array', useDefaults: true });

/**
 * Validates by the contract with the panel's validator. Queries and paths are text and are coerced; bodies
 * are not.
 */
export function registerContractValidation(server: FastifyInstance): void {
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? compileBody : compileText)(schema as object),
  );
}

/**
 * Breaches of the contract in a body that came in another form than JSON, as a request with that JSON would be told.
 * @param body of the operation's types
 */
export function bodyIssues(id: OperationId, body: unknown): ValidationMessage[] {
  const schema = contractOperation(id).requestBody?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${id} takes no JSON`);
  const validate = compileBody(schema);
  if (validate(body)) return textIssues(body);
  return validationMessages((validate.errors ?? []) as ValidationIssue[]);
}

/** Breaches of the contract in an operation's parameters that are not from an address; sets defaults in them. */
export function parameterIssues(
  id: OperationId,
  place: 'params' | 'querystring',
  values: object,
): ValidationMessage[] {
  const validate = compileText(routeSchema(id)[place] as object);
  if (validate(values)) return storageIssues(values);
  return validationMessages((validate.errors ?? []) as ValidationIssue[]);
}

/**
 * A query that came as text in another call, as a request with it would be read.
 * @returns the parameters with their defaults, or the breaches of the contract
 * @example readQuery('listVolunteers', 'city=Kielce&languages=pl&languages=uk')
 */
export function readQuery(
  id: OperationId,
  query: string,
): { readonly values: Record<string, unknown>; readonly issues: readonly ValidationMessage[] } {
  const given = new URLSearchParams(query);
  const values: Record<string, unknown> = {};
  for (const name of new Set(given.keys())) {
    const all = given.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  return { values, issues: parameterIssues(id, 'querystring', values) };
}

type Serialize = (answer: unknown) => string;

const compiled = new Map<string, Serialize>();

/**
 * Serialises responses by the contract, dropping everything else. Serialisers are compiled on first use: all
 * together would delay the start by a second.
 */
export function registerContractSerialization(server: FastifyInstance): void {
  server.setSerializerCompiler(({ schema }) => {
    let serialize: Serialize | undefined;
    return (answer) => {
      serialize ??= serializerOf(schema as object);
      return serialize(answer);
    };
  });
}

function serializerOf(schema: object): Serialize {
  const key = JSON.stringify(schema);
  const serialize = compiled.get(key) ?? fastJson(withoutReferences(schema) as object);
  compiled.set(key, serialize);
  return serialize;
}

/** What an operation answers, as the text of its JSON, where it is not sent as an answer. */
export function answerText(id: OperationId, answer: unknown): string {
  const { status } = operations[id];
  const { content } = behindReference(contractOperation(id).responses[status]) as Content;
  const schema = content?.['application/json']?.schema;
  if (!schema) throw new Error(`${id} answers no JSON`);
  return serializerOf(schema)(answer);
}

const compileAnswer = compileOnce();

/** Turns a response that breaks the contract into a 500. */
export async function registerResponseValidation(server: FastifyInstance): Promise<void> {
  const ajv = createAjv();
  ajv.compile = compileAnswer as typeof ajv.compile;
  await server.register(responseValidation, { ajv });
}

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
