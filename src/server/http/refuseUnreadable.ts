import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '../../contract/Language.ts';
import type { ErrorCode } from '../../contract/statusOfError.ts';
import { ApiError } from './ApiError.ts';
import { problemOf } from './problemOf.ts';

const codeOfNode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** For Node, where what comes is no HTTP, or never comes: there is no request, but the answer has the shape of all others. */
export function refuseUnreadable(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // Not the error itself: it holds what was sent.
  this.log.debug({ code: error.code }, 'no request');
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(
    new ApiError(codeOfNode[error.code ?? ''] ?? 'malformed_body'),
    defaultLanguage,
    '',
  );
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Language: ${defaultLanguage}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
