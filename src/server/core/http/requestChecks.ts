import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses cross-site requests. Together with the SameSite cookie, and the required `source-device` header of
 * GETs that change state, this is the CSRF protection (design, section 4). Browsers from before 2023 do not
 * send `Sec-Fetch-Site`, but they send `Origin` for everything except plain GETs.
 */
export function refuseCrossSite({ headers }: FastifyRequest): void {
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

/**
 * Refuses a missing body, or one of another media type than the contract's: the framework picks validation by
 * content type, so a request without one would pass unchecked.
 */
export function requireMediaType(request: FastifyRequest, mediaType: string | null): void {
  if (mediaType === null) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ApiError('unsupported_media_type');
}

/**
 * Refuses text that PostgreSQL cannot store: NUL and lone surrogates, which JSON Schema cannot express.
 * Called after validation, so the input's depth is bounded.
 */
export function requireStorableText(request: FastifyRequest): void {
  const inputs = [request.params, request.query, request.body];
  const issues = inputs
    .flatMap((input) => unstorable(input, []))
    .map((field) => ({ field, key: 'format', values: {} }));
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}

function unstorable(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorable(item, [...path, name]));
}
