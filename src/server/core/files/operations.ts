import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { isKnown } from '../http/isKnown.ts';
import type { Services } from '../services.ts';
import { findImage } from './imageStore.ts';

/** Immutable, because a new image gets a new token; private, because knowing the token is the permission. */
const KEPT_FOR_EVER = 'private, max-age=31536000, immutable';

export function imageOperations({ db }: Services) {
  return {
    getImage: async ({ params: { token }, request, reply }) => {
      const image = await findImage(token, db);
      if (!image) throw new ApiError('not_found');
      reply
        .type(image.type)
        .header('cache-control', KEPT_FOR_EVER)
        .header('x-content-type-options', 'nosniff');
      return isKnown(`"${token}"`, request, reply) ? Buffer.alloc(0) : image.content;
    },
  } satisfies Partial<Handlers>;
}
