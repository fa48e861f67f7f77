import type { FastifyReply, FastifyRequest } from 'fastify';

interface Bounds {
  /** Pages that get it; all by default. */
  readonly path?: `/${string}`;
  /** `lax` also sends it to a page that is opened by a link of another site, such as a mail in the browser. */
  readonly sameSite?: 'strict' | 'lax';
}

/**
 * A cookie for exactly this host: HttpOnly and SameSite. With https its name gets the `__Host-` prefix, so that no
 * other host of the domain can read or set it; with a path of its own, which that prefix forbids, `__Secure-`.
 *
 * `secure` is whether the panel is served by https.
 */
export function hostCookie(name: string, { path = '/', sameSite = 'strict' }: Bounds = {}) {
  // No domain attribute: the cookie would be sent to all subdomains.
  const flags = { httpOnly: true, sameSite, path };
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const nameOf = (secure: boolean): string => (secure ? prefix + name : name);
  return {
    read: ({ cookies }: Pick<FastifyRequest, 'cookies'>, secure: boolean): string | undefined =>
      cookies[nameOf(secure)],
    set: (reply: FastifyReply, value: string, maxAge: number, secure: boolean): void => {
      reply.setCookie(nameOf(secure), value, { ...flags, secure, maxAge });
    },
    clear: (reply: FastifyReply, secure: boolean): void => {
      reply.clearCookie(nameOf(secure), { ...flags, secure });
    },
  };
}
