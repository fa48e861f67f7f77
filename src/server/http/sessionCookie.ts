import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'session';

/** A new secret of 256 bits; only its hash is stored, so that a copy of the database opens no session. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/**
 * Hash of the request's session, or null where it carries none.
 * @param secure whether the panel is served by https
 */
export function sessionHashOf(request: FastifyRequest, secure: boolean): Buffer | null {
  const secret = request.cookies[nameOf(secure)];
  return secret ? hashSecret(secret) : null;
}

export function setSessionCookie(reply: FastifyReply, secret: string, maxAge: number, secure: boolean): void {
  reply.setCookie(nameOf(secure), secret, { ...flags, secure, maxAge });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(secure), { ...flags, secure });
}

/** Never a domain: it would send the session to every host below it. */
const flags = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/**
 * By its prefix a browser takes the cookie from this very host alone, by https: no other host of the domain can read it,
 * nor put a session of its own choice in its place.
 */
function nameOf(secure: boolean): string {
  return secure ? `__Host-${NAME}` : NAME;
}
