import type { FastifyInstance } from 'fastify';

/** Users notice longer waits; only sign-ins, exports and uploads come close. */
const SLOW_MS = 1_000;

/**
 * Logs slow responses and server errors, and with LOG_LEVEL=debug all responses. Logs the route's pattern
 * only: addresses, queries (tokens), headers (passwords, cookies) and bodies never reach the log. Time is
 * measured to the first byte, so that a long stream does not count as slow.
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
