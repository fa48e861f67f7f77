import type { FastifyReply, FastifyRequest } from 'fastify';

/** Time to hear the answer; what comes meanwhile is thrown away. */
const LINGER_MS = 1_000;

/**
 * Refuses to read the rest of a request. Closed at once, a connection on which something still comes is reset, and who
 * sends would never hear why; kept open, all of it would be read, be it gigabytes.
 */
export function closeAfterAnswer({ raw: request }: FastifyRequest, reply: FastifyReply): void {
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
