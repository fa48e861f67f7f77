import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'session';

/** A new secret of 256 bits; only its hash is stored, so that a copy of the database opens no session. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Hash of the request's session, or null where it carries none. */
export function sessionHashOf(request: FastifyRequest): Buffer | null {
  const secret = request.cookies[NAME];
  return secret ? hashSecret(secret) : null;
}

/** @param secure whether the panel is served by https */
export function setSessionCookie(reply: FastifyReply, secret: string, maxAge: number, secure: boolean): void {
  reply.setCookie(NAME, secret, { httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(NAME, { httpOnly: true, sameSite: 'strict', path: '/', secure });
}
