import type { FastifyRequest } from 'fastify';

/**
 * Makes a request have no body, whatever came with it. For operations to which the contract gives none: clients
 * send them nothing, `{}` or an empty JSON body, and all of that means the same.
 */
export function ignoreBody({ raw: { headers } }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}
