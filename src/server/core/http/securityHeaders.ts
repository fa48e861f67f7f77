import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { languages } from '../../../contract/Language.ts';
import type { Config } from '../config/config.ts';
import { isSecure } from './isSecure.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;
const SELF = "'self'";
const NONE = "'none'";

/**
 * Security headers of every response: load from this origin only, run no scripts but our files, no framing,
 * no referrer (links in mails carry tokens).
 *
 * @param inlineScripts sources of the inline scripts in the panel's pages
 */
export function securityHeaders(config: Config, inlineScripts: readonly string[]): OutgoingHttpHeaders {
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF, ...inlineScripts],
        scriptSrcAttr: [NONE],
        // Emotion, MUI's styling, writes style elements.
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        objectSrc: [NONE],
        baseUri: [NONE],
        formAction: [SELF],
        frameAncestors: [NONE],
      },
    },
    strictTransportSecurity: isSecure(config) && { maxAge: ONE_YEAR },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  headers['permissions-policy'] =
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
  return headers;
}

/** Computed once, because they are the same for every response. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => {});
  return answer.getHeaders();
}

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
