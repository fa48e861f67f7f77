import sharp from 'sharp';
import { ApiError } from '../http/ApiError.ts';
import type { Upload } from '../http/readUpload.ts';
import { hidesAnotherFile, type ImageKind, MOST_PIXELS, type Size, sizeWithin } from './imageRules.ts';

/** An image as it is stored: of our own making, so that nothing of the upload but its picture is left. */
export interface RecodedImage extends Size {
  readonly type: 'image/jpeg' | 'image/png';
  readonly content: Buffer;
}

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
};
const LONGEST_SECONDS = 10;
const JPEG = { quality: 82, mozjpeg: true };

// Whatever a file claims to be, no other decoder can be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
// No image is read twice.
sharp.cache(false);

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
  try {
    return await inTurn(() => recode(upload, kind));
  } catch (cause) {
    throw new ApiError('upload_failed', { cause });
  }
}

async function recode(
  { type, content }: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
): Promise<RecodedImage> {
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const { format, hasAlpha, autoOrient } = await image.metadata();
  if (format !== FORMATS[type]) throw new Error(`${type} is in truth ${format}`);
  const { width, height } = sizeWithin(autoOrient, kind);
  const cropped = image
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: 'cover' });
  if (!hasAlpha) return { type: 'image/jpeg', content: await cropped.jpeg(JPEG).toBuffer(), width, height };
  const png = await cropped.png().toBuffer();
  const { isOpaque } = await sharp(png).stats();
  if (!isOpaque) return { type: 'image/png', content: png, width, height };
  return { type: 'image/jpeg', content: await sharp(png).jpeg(JPEG).toBuffer(), width, height };
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a decoded image may need much memory, and all of the machine's cores. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
