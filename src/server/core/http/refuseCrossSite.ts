import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses what another site made the browser send. Together with the SameSite cookie, and with the demanded
 * `source-device` header of the GETs that change state, this is the protection against CSRF (design, section 4).
 * Browsers of before 2023 do not say which site it was, but from where they send what is no plain GET.
 */
export function refuseCrossSite({ headers }: FastifyRequest): void {
  const { origin, host, purpose, 'sec-fetch-site': site, 'sec-purpose': secPurpose } = headers;
  // Nobody has asked for what a browser loads ahead, as an older one says by `Purpose`.
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
