import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names the content by its ETag. Whoever has it already is to be answered 304 without content, which is set.
 * @param etag with its quotation marks
 */
export function isKnown(etag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('etag', etag);
  const known = request.headers['if-none-match']?.includes(etag) ?? false;
  if (known) reply.code(304);
  return known;
}
