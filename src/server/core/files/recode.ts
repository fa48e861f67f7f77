import sharp from 'sharp';
import type { Upload } from '../http/readUpload.ts';
import { type ImageKind, MOST_PIXELS, type Size, sizeWithin } from './imageRules.ts';

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
const JPEG = { quality: 82, mozjpeg: true };

// Whatever a file claims to be, no other decoder can be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
// No image is read twice.
sharp.cache(false);

/** The part of `recodeImage` that needs libvips, which only a process of its own loads. @throws Error when the content is not what its type says, or broken */
export async function recode(
  { type, content }: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
): Promise<RecodedImage> {
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const { format, hasAlpha, autoOrient } = await image.metadata();
  if (format !== FORMATS[type]) throw new Error(`${type} is in truth ${format}`);
  const { width, height } = sizeWithin(autoOrient, kind);
  const cropped = image.autoOrient().resize(width, height, { fit: 'cover' });
  if (!hasAlpha) return { type: 'image/jpeg', content: await cropped.jpeg(JPEG).toBuffer(), width, height };
  const png = await cropped.png().toBuffer();
  const { isOpaque } = await sharp(png).stats();
  if (!isOpaque) return { type: 'image/png', content: png, width, height };
  return { type: 'image/jpeg', content: await sharp(png).jpeg(JPEG).toBuffer(), width, height };
}
