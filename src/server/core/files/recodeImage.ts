import { ApiError } from '../http/ApiError.ts';
import type { Upload } from '../http/readUpload.ts';
import { createFairQueue, type Owner } from './createFairQueue.ts';
import { type ImageKind, isTrick } from './imageRules.ts';
import type { RecodedImage } from './recode.ts';
import { recodeInProcess } from './recodeInProcess.ts';

/** A decoded image may need much memory, and all of the machine's cores. */
const queue = createFairQueue(8);
/** Seconds after which most of them are done. */
const RETRY_AFTER = 10;

/**
 * Decodes an uploaded jpg, png or gif and encodes it anew: upright, cropped to its kind's shape, in sRGB, without
 * metadata. What is opaque becomes a JPEG, what is not a PNG. Of a moving picture the first one is kept: nothing on
 * a page should move by itself (WCAG 2.2.2). Call it outside of a transaction; it takes up to a second.
 *
 * @param by who has uploaded it: each account and each foundation has its share
 *
 * @example
 * const image = await recodeImage(await readUpload('uploadProfilePhoto', request), 'profile', user);
 * const token = await inTransaction(db, (trx) => storeImage(image, { organizationId, accountId: user.id }, trx));
 *
 * @throws ApiError upload_failed when it is no such image, is broken, is something else as well, or costs too much to
 *   decode; too_many_requests when too many of the account wait
 */
export async function recodeImage(
  { type, content }: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
  by: Owner,
): Promise<RecodedImage> {
  const upload = { type, content };
  if (isTrick(upload)) throw new ApiError('upload_failed');
  const turn = queue.run(by, () => recodeInProcess({ upload, kind }));
  if (!turn) throw new ApiError('too_many_requests', { retryAfter: RETRY_AFTER });
  const image = await turn;
  if (!image) throw new ApiError('upload_failed');
  return image;
}
