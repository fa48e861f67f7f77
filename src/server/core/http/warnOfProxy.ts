import type { FastifyInstance } from 'fastify';

/**
 * Warns once if requests come through an untrusted proxy: all its clients count as one, so one client's wrong
 * passwords lock out the others.
 */
export function warnOfProxy(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, ips = [] }) => {
    // `ips` starts with the connection's address; further ones appear if that is trusted.
    if (isSaid || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    isSaid = true;
    server.log.warn(
      'a request names its client in X-Forwarded-For, but comes from no proxy of TRUSTED_PROXIES: ' +
        'all clients of a proxy that is not named there count as one',
    );
  });
}
