import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { urlOf } from '../../harness/callOperation.ts';

interface CallOptions {
  readonly cookie?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON, or as the form that it is. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Calls an operation of a running server, as the panel does, or as the app where it is for volunteers alone. @throws TypeError when the connection breaks */
export function callServer(
  url: string,
  id: OperationId,
  { cookie, params, query, body, signal }: CallOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const { method, roles } = operations[id];
  const isOfApp = roles.every((role) => role === 'volunteer');
  return fetch(url + urlOf(id, params, query), {
    method,
    headers: {
      'source-device': isOfApp ? 'mobile' : 'web',
      'accept-language': 'en',
      ...(cookie && { cookie }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
