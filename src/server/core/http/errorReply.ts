import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { type ValidationFault, validationMessage } from '../../../contract/validationMessage.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiError } from './ApiError.ts';
import { problemOf } from './problemOf.ts';
import { requestLanguage } from './requestLanguage.ts';

const CONTENT_TOO_LARGE = 413;

/** A database that fails over or starts again is away for some seconds to half a minute. */
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
 * One shape of body for every error, in the language of the request; 500 tells nothing but its id in the log. What Node
 * would answer by itself comes this way, too.
 */
export function registerErrorReply(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    try {
      return sendProblem(toApiError(error, request), request, reply);
    } catch (failure) {
      // The framework would tell its message.
      request.log.error({ err: failure }, 'an error could not be told');
      return sendProblem(new ApiError('internal'), request, reply);
    }
  });
  server.setNotFoundHandler((request, reply) => sendProblem(new ApiError('not_found'), request, reply));
  server.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new ApiError('malformed_body');
  });
  // Nobody has to keep to an expectation that is not known (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, reply) => server.server.emit('request', request, reply));
}

/**
 * For the framework, which answers an address that it cannot decode before any of our hooks.
 * @param headers of every answer
 */
export function replyToUnreadableAddress(headers: OutgoingHttpHeaders) {
  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(new ApiError('not_found'), request, reply.headers(headers));
  };
}

function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  // Without a context it is an answer of ours that breaks the contract, which is no fault of the caller.
  if (error.validation && error.validationContext)
    return validationError(error.validation as unknown as ValidationFault[]);
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

/** No form has so many fields: whoever breaks more rules at once wants a long answer. */
const MOST_FAULTS = 100;

function validationError(validation: ValidationFault[]): ApiError {
  const faults = validation.slice(0, MOST_FAULTS).map(validationMessage);
  const missesDevice = faults.some(({ field }) => field === 'source-device');
  return new ApiError(missesDevice ? 'missing_source_device' : 'invalid_input', { faults });
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

/** Time to hear the answer; what comes meanwhile is thrown away. */
const LINGER_MS = 1_000;

/**
 * Refuses to read the rest of a request. Closed at once, a connection on which something still comes is reset, and who
 * sends would never hear why; kept open, all of it would be read, be it gigabytes.
 */
function closeAfterAnswer({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  // With this, which the framework sets for some of them, Node closes at once.
  reply.removeHeader('connection');
  reply.raw.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const timer = setTimeout(() => request.destroy(), LINGER_MS);
    for (const isOver of ['end', 'close']) request.once(isOver, () => clearTimeout(timer));
  });
}
