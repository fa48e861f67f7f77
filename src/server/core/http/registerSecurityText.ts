import type { FastifyInstance } from 'fastify';
import { languages } from '../../../contract/Language.ts';
import type { Config } from '../config/config.ts';
import { isSecure } from './isSecure.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 (2.5.5) advises less than a year. A running server renews it daily. */
const GOOD_FOR_DAYS = 180;

/** Serves `security.txt` by RFC 9116, if the operator has configured a contact. */
export function registerSecurityText(
  server: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  if (securityContact === undefined) return;
  server.get(PATH, (_request, reply) => {
    const today = Math.floor(Date.now() / DAY_MS);
    const fields = {
      Contact: securityContact,
      Expires: new Date((today + GOOD_FOR_DAYS) * DAY_MS).toISOString(),
      'Preferred-Languages': languages.join(', '),
      ...(isSecure({ publicUrl }) && { Canonical: publicUrl + PATH }),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(lines.join(''));
  });
}
