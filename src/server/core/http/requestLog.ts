import type { FastifyInstance } from 'fastify';

/** Whoever waits longer notices; only sign-ins, exports and uploads come near. */
const SLOW_MS = 1_000;

/**
 * A line for each answer that is slow or a fault of ours, and with LOG_LEVEL=debug for every one. Of the request it holds
 * the route's pattern and nothing else: addresses, queries (tokens), headers (passwords, cookies) and bodies never reach
 * the log. Time ends with the first byte, so that a stream of hours is as fast as its beginning.
 */
export function registerRequestLog(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const isNotable = reply.statusCode >= 500 || ms >= SLOW_MS;
    if (!isNotable && server.log.level !== 'debug') return;
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? '(no route)', status: reply.statusCode, ms };
    request.log[isNotable ? 'warn' : 'debug'](line, 'answered');
  });
}
