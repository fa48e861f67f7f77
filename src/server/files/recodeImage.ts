import { ApiError } from '../http/ApiError.ts';
import type { Upload } from '../http/readUpload.ts';
import { hidesAnotherFile, type ImageKind } from './imageRules.ts';
import type { RecodedImage } from './recode.ts';

/**
 * Decodes an uploaded jpg, png or gif and encodes it anew: upright, cropped to its kind's shape, in sRGB, without
 * metadata. What is opaque becomes a JPEG, what is not a PNG. Of a moving picture the first one is kept: nothing on
 * a page should move by itself (WCAG 2.2.2). Call it outside of a transaction; it takes up to a second.
 *
 * @example
 * const image = await recodeImage(await readUpload('uploadProfilePhoto', request), 'profile');
 * const token = await inTransaction(db, (trx) => storeImage(image, { organizationId, accountId: user.id }, trx));
 *
 * @throws ApiError upload_failed when it is no such image, is broken, is something else as well, or is too large to decode
 */
export async function recodeImage(
  upload: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
): Promise<RecodedImage> {
  if (hidesAnotherFile(upload.content)) throw new ApiError('upload_failed');
  // Most processes never see an image, and libvips is large.
  const { recode } = await import('./recode.ts');
  try {
    return await inTurn(() => recode(upload, kind));
  } catch (cause) {
    throw new ApiError('upload_failed', { cause });
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a decoded image may need much memory, and all of the machine's cores. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
