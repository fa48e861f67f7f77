import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses a missing body, or one of another media type than the contract's: the framework picks validation by
 * content type, so a request without one would pass unchecked.
 */
export function requireMediaType(request: FastifyRequest, mediaType: string | null): void {
  if (mediaType === null) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ApiError('unsupported_media_type');
}
