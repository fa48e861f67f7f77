import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { clientAddress } from './clientAddress.ts';

/**
 * Operations that use, change or end access to an account, or change permissions (openapi/hints.schema.yaml).
 */
const audited: ReadonlySet<string> = new Set(
  Object.values(contract.paths)
    .flatMap((item) => Object.values<{ operationId: string; 'x-audited'?: boolean }>(item))
    .flatMap((operation) => (operation['x-audited'] ? operation.operationId : [])),
);

/**
 * Length of the client pseudonym: distinguishes clients during this process's lifetime without identifying
 * anyone.
 */
const CLIENT_LETTERS = 12;

/**
 * Logs each use of account access and each refused call: operation, status, code, account id, and client. The
 * client is a pseudonym, made with a random key that lives only as long as the process. Nothing that was sent
 * is logged.
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
    // The panel's session check without credentials is no sign-in attempt.
    if (operation === 'login' && (status < 400 ? !authorization : !authorization && !cookie)) return;
    const account = request.user?.id ?? request.signedInAs;
    const line = { operation, status, ...(code && { code }), account, client: clientOf(request.ip) };
    request.log.info(line, isRefused ? 'refused' : 'done');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Account signed in by this call, else null. */
    signedInAs: string | null;
  }
  interface FastifyReply {
    /** Error code if the call is refused, else null. */
    refusal: ErrorCode | null;
  }
}
