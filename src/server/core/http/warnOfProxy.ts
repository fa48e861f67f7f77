import type { FastifyInstance } from 'fastify';

/**
 * Says once that requests come by a proxy which nobody has named: all its clients count as one, so the wrong passwords of
 * one keep all others out.
 */
export function warnOfProxy(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, ips = [] }) => {
    // The first is the connection's own; there is a second one where that is trusted.
    if (isSaid || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    isSaid = true;
    server.log.warn(
      'a request names its client in X-Forwarded-For, but comes from no proxy of TRUSTED_PROXIES: ' +
        'all clients of a proxy that is not named there count as one',
    );
  });
}
