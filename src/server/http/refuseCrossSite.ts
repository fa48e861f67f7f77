import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses what another site made the browser send. Together with the SameSite cookie, and with the demanded
 * `source-device` header of the GETs that change state, this is the protection against CSRF (design, section 4).
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiError('cross_site');
}
