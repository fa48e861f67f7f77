import type { FastifyReply } from 'fastify';
import { stylesSource } from './styles.ts';

const SELF = "'self'";
const NONE = "'none'";

/**
 * Headers of pages without scripts instead of the panel's. Other sites are told no address, for some hold a secret; this one is,
 * because browsers send no `Origin` with a form where they may send no referrer.
 * @param framedBy sites that may show the page in a frame, besides this one; null for no site at all
 */
export function setPageHeaders(reply: FastifyReply, framedBy: readonly string[] | null = []): void {
  const directives = [
    ['default-src', NONE],
    ['style-src', stylesSource],
    ['img-src', SELF, 'data:'],
    ['form-action', SELF],
    ['base-uri', NONE],
    ['frame-ancestors', ...(framedBy ? [SELF, ...framedBy] : [NONE])],
  ];
  reply.header('content-security-policy', directives.map((one) => one.join(' ')).join(';'));
  reply.header('referrer-policy', 'same-origin');
  // Older than frame-ancestors, and it knows no list.
  if (framedBy && framedBy.length > 0) reply.removeHeader('x-frame-options');
  else reply.header('x-frame-options', framedBy ? 'SAMEORIGIN' : 'DENY');
}
