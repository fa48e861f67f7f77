import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { findImage } from './imageStore.ts';

/** Immutable, because a new image gets a new token; private, because knowing the token is the permission. */
const KEPT_FOR_EVER = 'private, max-age=31536000, immutable';

export function imageOperations({ db }: Services) {
  return {
    getImage: async ({ params: { token }, request, reply }) => {
      const image = await findImage(token, db);
      if (!image) throw new ApiError('not_found');
      const etag = `"${token}"`;
      reply
        .type(image.type)
        .header('cache-control', KEPT_FOR_EVER)
        .header('etag', etag)
        .header('x-content-type-options', 'nosniff');
      if (!request.headers['if-none-match']?.includes(etag)) return image.content;
      reply.code(304);
      return Buffer.alloc(0);
    },
  } satisfies Partial<Handlers>;
}
