import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { keepingScope } from '../db/scope.ts';

/**
 * Sends content that a person uploaded: always as a download, never as something the browser would open. It is read as
 * fast as it is taken, and no further once nobody takes it; what cannot be read to its end breaks off.
 */
export function sendDownload(
  reply: FastifyReply,
  { name, bytes }: { readonly name: string; readonly bytes: number },
  content: AsyncGenerator<Buffer>,
): Readable {
  reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(name))
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff');
  // The framework would read what it throws away.
  if (reply.request.method === 'HEAD') return Readable.from([]);
  return Readable.from(keepingScope(content), { objectMode: false });
}
