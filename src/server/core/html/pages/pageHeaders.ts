import type { FastifyReply } from 'fastify';
import { stylesSource } from './styles.ts';

const SELF = "'self'";
const NONE = "'none'";

/**
 * Headers of the public pages instead of the panel's: no script at all, and frames on the sites that the foundation
 * allows. Addresses hold no secrets, and browsers send no `Origin` with a form where they may send no referrer.
 */
export function setPageHeaders(reply: FastifyReply, embedHosts: readonly string[] = []): void {
  const directives = [
    ['default-src', NONE],
    ['style-src', stylesSource],
    ['img-src', SELF, 'data:'],
    ['form-action', SELF],
    ['base-uri', NONE],
    ['frame-ancestors', SELF, ...embedHosts],
  ];
  reply.header('content-security-policy', directives.map((one) => one.join(' ')).join(';'));
  reply.header('referrer-policy', 'same-origin');
  // Older than frame-ancestors, and it knows no list.
  if (embedHosts.length > 0) reply.removeHeader('x-frame-options');
  else reply.header('x-frame-options', 'SAMEORIGIN');
}
