import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import type { ValidationIssue } from '../../../contract/validationMessage.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiError } from './ApiError.ts';
import { problemOf } from './problemOf.ts';
import { requestLanguage } from './requestLanguage.ts';
import { validationMessages } from './validationMessages.ts';

const CONTENT_TOO_LARGE = 413;

/** Retry-After while the database is unavailable: a failover or restart takes seconds to half a minute. */
const AWAY_SECONDS = 5;

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'content_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/**
 * Registers one error format for all errors, in the request's language. A 500 only reveals its log id. Also
 * covers errors that Node would answer itself.
 */
export function registerErrorReply(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    try {
      return sendProblem(toApiError(error, request), request, reply);
    } catch (failure) {
      // The framework would expose the error's message.
      request.log.error({ err: failure }, 'the error response could not be sent');
      return sendProblem(new ApiError('internal'), request, reply);
    }
  });
  server.setNotFoundHandler((request, reply) => sendProblem(new ApiError('not_found'), request, reply));
  server.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new ApiError('malformed_body');
  });
  // Unknown expectations may be ignored (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, reply) => server.server.emit('request', request, reply));
}

/**
 * For URLs that the framework cannot decode, which it answers before any hook.
 * @param headers of every response
 */
export function replyToUnreadableAddress(headers: OutgoingHttpHeaders) {
  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(new ApiError('not_found'), request, reply.headers(headers));
  };
}

/** What a failure is to the caller; what is nobody's fault but ours is logged. */
export function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // Without a context, our response breaks the contract, which is not the caller's fault.
  if (error.validation && error.validationContext)
    return validationError(error.validation as unknown as ValidationIssue[]);
  const known = codeOfFastify[error.code];
  if (known) return new ApiError(known);
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    return new ApiError('service_unavailable', { cause: error, retryAfter: AWAY_SECONDS });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError('malformed_body');
  request.log.error({ err: error }, 'unexpected error');
  return new ApiError('internal', { cause: error });
}

/** No form has so many fields; more errors at once are abuse. */
const MOST_FAULTS = 100;

function validationError(validation: ValidationIssue[]): ApiError {
  const issues = validationMessages(validation.slice(0, MOST_FAULTS));
  const missesDevice = issues.some(({ field }) => field === 'source-device');
  return new ApiError(missesDevice ? 'missing_source_device' : 'invalid_input', { issues });
}

function sendProblem(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = requestLanguage(request);
  const problem = problemOf(error, language, {
    id: request.id,
    operationId: request.routeOptions.config.operationId,
  });
  reply.refusal = error.code;
  if (error.status === CONTENT_TOO_LARGE) closeAfterAnswer(request, reply);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Time for the client to read the response, while further input is discarded. */
const LINGER_MS = 1_000;

/**
 * Stops reading a request. Closing at once would reset a connection with pending input, and the client would
 * never see the error; keeping it open would read all of it, perhaps gigabytes.
 */
export function closeAfterAnswer({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  // The framework sets this for some errors, and Node would then close at once.
  reply.removeHeader('connection');
  reply.raw.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const timer = setTimeout(() => request.destroy(), LINGER_MS);
    for (const isOver of ['end', 'close']) request.once(isOver, () => clearTimeout(timer));
  });
}
