import { ApiError } from '../http/ApiError.ts';
import type { Upload } from '../http/readUpload.ts';
import { createFairQueue, type Owner } from './createFairQueue.ts';
import { type ImageKind, isSuspicious } from './imageRules.ts';
import type { RecodedImage } from './recode.ts';
import { recodeInProcess } from './recodeInProcess.ts';

/** Decoding may need much memory and all cores. */
const queue = createFairQueue(8);
/** Seconds after which most queued images are done. */
const RETRY_AFTER = 10;

/**
 * Decodes an uploaded jpg, png or gif and re-encodes it: upright, cropped to its kind's aspect ratio, in
 * sRGB, without metadata. Opaque images become JPEG, others PNG. Only the first frame of an animation is
 * kept, because nothing may move by itself (WCAG 2.2.2). Call it outside of transactions; it takes up to a
 * second.
 *
 * @param by the uploader, for fair queueing by account and foundation
 *
 * @example
 * const image = await recodeImage(await readUpload('uploadProfilePhoto', request), 'profile', user);
 * const owner = { organizationId, accountId: user.id };
 * const token = await inTransaction(db, (trx) => storeImage(image, owner, trx));
 *
 * @throws ApiError upload_failed when it is no such image, is broken, contains something else, or is too
 * expensive to
 *   decode; too_many_requests when the account has too many queued
 */
export async function recodeImage(
  { type, content }: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
  by: Owner,
): Promise<RecodedImage> {
  const upload = { type, content };
  if (isSuspicious(upload)) throw new ApiError('upload_failed');
  const turn = queue.run(by, () => recodeInProcess({ upload, kind }));
  if (!turn) throw new ApiError('too_many_requests', { retryAfter: RETRY_AFTER });
  const image = await turn;
  if (!image) throw new ApiError('upload_failed');
  return image;
}
