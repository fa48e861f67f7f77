import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { keepingScope } from '../db/scope.ts';

/**
 * Sends user-uploaded content, always as a download, never opened in the browser. Reads with backpressure and
 * stops when the client does; a read error aborts the response.
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
  // The framework would read and discard it.
  if (reply.request.method === 'HEAD') return Readable.from([]);
  return Readable.from(keepingScope(content), { objectMode: false });
}
