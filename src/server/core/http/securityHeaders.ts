import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
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
