import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';

/**
 * Refuses a body of another media type than the contract's, and one that is missing: the framework validates a
 * body by its content type, so without this a request without one would pass unchecked.
 */
export function requireMediaType(request: FastifyRequest, mediaType: string | null): void {
  if (mediaType === null) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ApiError('unsupported_media_type');
}
