import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses cross-site requests. Together with the SameSite cookie, and the required `source-device` header of
 * GETs that change state, this is the CSRF protection (design, section 4). Browsers from before 2023 do not
 * send `Sec-Fetch-Site`, but they send `Origin` for everything except plain GETs.
 */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const { origin, host, purpose, 'sec-fetch-site': site, 'sec-purpose': secPurpose } = headers;
  // Refuse browser prefetching, which the user did not request; older browsers mark it by `Purpose`.
  if ([purpose, secPurpose].some((ahead) => /prefetch|prerender|preview/i.test(String(ahead)))) {
    throw new ApiError('prefetch');
  }
  const isOurs =
    site === undefined
      ? origin === undefined || hostOf(origin) === host
      : ['same-origin', 'none'].includes(site);
  if (!isOurs) throw new ApiError('cross_site');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
