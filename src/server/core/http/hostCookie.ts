import type { FastifyReply, FastifyRequest } from 'fastify';

/** Never a domain: it would send the cookie to every host below it. */
const flags = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/**
 * A cookie for this very host, which no script reads and no other site makes the browser send. Behind https its name has
 * a prefix, by which a browser takes it from this host alone: no other host of the domain can read it, nor put one of its
 * own choice in its place.
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
