import type { FastifyReply, FastifyRequest } from 'fastify';

/** No domain attribute: the cookie would be sent to all subdomains. */
const flags = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/**
 * A cookie for exactly this host: HttpOnly and SameSite=Strict. With https its name gets the `__Host-`
 * prefix, so that no other host of the domain can read or set it.
 *
 * `secure` is whether the panel is served by https.
 */
export function hostCookie(name: string) {
  const nameOf = (secure: boolean): string => (secure ? `__Host-${name}` : name);
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
