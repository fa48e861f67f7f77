import type { FastifyInstance, InjectOptions } from 'fastify';
import { type OperationId, operations } from '../../src/contract/generated/operations.ts';
import type { Caller } from './Caller.ts';
import { operationOf } from './contract.ts';
import { Reply } from './Reply.ts';

/** Input of a call, valid or not: the contract is under test, so nothing is assumed here. */
export interface CallInput {
  /** The caller; undefined for a visitor. */
  readonly as?: Caller;
  readonly params?: Readonly<Record<string, string>>;
  /** Names and values, a list for several of one name; or the raw query string. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>> | string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly payload?: string | Buffer;
  /** `undefined` removes a default header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Network address of the caller. */
  readonly address?: string;
}

/**
 * Calls an operation in-process, as the panel would in English.
 * @throws Error when the contract does not declare the response's status
 */
export async function callOperation<Id extends OperationId>(
  server: FastifyInstance,
  id: Id,
  input: CallInput = {},
): Promise<Reply<Id>> {
  const reply = new Reply(id, await server.inject(requestOf(id, input)));
  if (!(reply.status in operationOf(id).responses)) {
    throw new Error(`${id} answered ${reply.status}, which the contract does not declare: ${reply.text}`);
  }
  return reply;
}

/**
 * The request of a call, for tests of the raw response. Volunteers call from their app, everybody else from
 * the panel.
 */
export function requestOf(
  id: OperationId,
  { as, query, body, payload, address, ...input }: CallInput,
): InjectOptions {
  const { method } = operations[id];
  const headers = {
    'source-device': as?.role === 'volunteer' ? 'mobile' : 'web',
    'accept-language': 'en',
    ...(as && { cookie: as.cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...input.headers,
  };
  return {
    method,
    url: urlOf(id, input.params, query),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(payload !== undefined && { payload }),
    ...(address !== undefined && { remoteAddress: address }),
  };
}

export function urlOf(
  id: OperationId,
  params: CallInput['params'] = {},
  query: CallInput['query'] = '',
): string {
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const text =
    typeof query === 'string'
      ? query
      : new URLSearchParams(
          Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
        );
  return `/api${path}${String(text) && `?${text}`}`;
}
