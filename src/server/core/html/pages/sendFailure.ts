import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../http/ApiError.ts';
import { setPageHeaders } from './pageHeaders.ts';
import { sendPage } from './sendPage.ts';

/**
 * Answers a refused request with a page that says why, and notes the refusal for the log.
 * @param framedBy as of `setPageHeaders`
 */
export function sendFailure(
  { code, status, retryAfter }: ApiError,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
  framedBy?: readonly string[] | null,
): Promise<FastifyReply> {
  reply.refusal = code;
  setPageHeaders(reply, framedBy);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return sendPage(page, request, reply.code(status));
}
