import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '../../../contract/Language.ts';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { ApiError } from './ApiError.ts';
import { problemOf } from './problemOf.ts';

const codeOfNode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Answers what Node cannot parse as HTTP, or what times out: there is no request, but the response has the
 * usual format.
 * @param headers of every response
 */
export function refuseUnreadable(headers: OutgoingHttpHeaders) {
  return function refuse(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    // Not the error itself: it contains the received bytes.
    this.log.debug({ code: error.code }, 'no request');
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const code = codeOfNode[error.code ?? ''] ?? 'malformed_body';
    const problem = problemOf(new ApiError(code), defaultLanguage, { id: '' });
    const body = JSON.stringify(problem);
    const fields = {
      ...headers,
      'content-type': 'application/problem+json',
      'content-language': defaultLanguage,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
