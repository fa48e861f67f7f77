import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { clientAddress } from './clientAddress.ts';

/** What opens, changes or ends a way into an account, or what one may do (openapi/hints.schema.yaml). */
const audited: ReadonlySet<string> = new Set(
  Object.values(contract.paths)
    .flatMap((item) => Object.values<{ operationId: string; 'x-audited'?: boolean }>(item))
    .flatMap((operation) => (operation['x-audited'] ? operation.operationId : [])),
);

/** Of an address, what tells clients apart as long as this process lives, and says of nobody who it is. */
const CLIENT_LETTERS = 12;

/**
 * A line for each use of a way into an account, and for each call that is refused: which operation, with what status and
 * code, by which account and which client. The account is an id; the client is a pseudonym, made with a key that nobody
 * knows and that ends with the process. Nothing of what was sent is in it.
 */
export function registerSecurityLog(server: FastifyInstance): void {
  const key = randomBytes(32);
  const clientOf = (ip: string) =>
    createHmac('sha256', key).update(clientAddress(ip)).digest('base64url').slice(0, CLIENT_LETTERS);
  server.decorateReply('refusal', null);
  server.decorateRequest('signedInAs', null);
  server.addHook('onSend', async (request, reply) => {
    const { operationId: operation } = request.routeOptions.config;
    const { refusal: code, statusCode: status } = reply;
    const isRefused = status >= 400 && status < 500;
    if (operation === undefined || !(isRefused || (status < 400 && audited.has(operation)))) return;
    const { authorization, cookie } = request.headers;
    // The panel asks so who is signed in: who shows nothing has tried nothing.
    if (operation === 'login' && (status < 400 ? !authorization : !authorization && !cookie)) return;
    const account = request.user?.id ?? request.signedInAs;
    const line = { operation, status, ...(code && { code }), account, client: clientOf(request.ip) };
    request.log.info(line, isRefused ? 'refused' : 'done');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that this very call has signed in; null where it is none. */
    signedInAs: string | null;
  }
  interface FastifyReply {
    /** Why the call is refused; null where it is not. */
    refusal: ErrorCode | null;
  }
}
