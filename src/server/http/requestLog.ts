import type { FastifyInstance } from 'fastify';

/**
 * One line for each answer. Of the request it holds the route's pattern and nothing else: addresses, queries
 * (tokens), headers (passwords, cookies) and bodies never reach the log.
 */
export function registerRequestLog(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(no route)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
