import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hostCookie } from './hostCookie.ts';

export const sessionCookie = hostCookie('session');

/** A new 256-bit secret. Only its hash is stored, so a copy of the database opens no session. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/**
 * Hash of the request's session secret, or null.
 * @param secure whether the panel is served by https
 */
export function sessionHashOf(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): Buffer | null {
  const secret = sessionCookie.read(request, secure);
  return secret ? hashSecret(secret) : null;
}
