import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** Sends content that a person uploaded: always as a download, never as something the browser would open. */
export function sendDownload(reply: FastifyReply, name: string, content: Buffer): Buffer {
  reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(name))
    .header('x-content-type-options', 'nosniff');
  return content;
}
