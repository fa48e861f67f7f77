import sharp, { type Sharp } from 'sharp';
import type { Upload } from '../http/readUpload.ts';
import { type ImageKind, MOST_PIXELS, type Size, sizeWithin } from './imageRules.ts';

/** A stored image, encoded by us, so that only the upload's pixels remain. */
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
/** The first of these that makes a band of so few bytes; only the busiest photos need the last. */
const LIGHT: readonly { readonly width: number; readonly quality: number }[] = [
  { width: 960, quality: 80 },
  { width: 960, quality: 60 },
  { width: 960, quality: 45 },
  { width: 720, quality: 45 },
  { width: 540, quality: 40 },
];
const LIGHT_BYTES = 32_000;

// Allow only these decoders, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
// No image is read twice.
sharp.cache(false);

/**
 * The part of `recodeImage` that uses libvips, loaded only in a separate process. @throws Error when the
 * content is broken or not of its type
 */
export async function recode(
  { type, content }: Pick<Upload, 'type' | 'content'>,
  kind: ImageKind,
): Promise<RecodedImage> {
  const image = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const { format, hasAlpha, autoOrient } = await image.metadata();
  if (format !== FORMATS[type]) throw new Error(`${type} is in truth ${format}`);
  const { width, height } = sizeWithin(autoOrient, kind);
  const cropped = image.autoOrient().resize(width, height, { fit: 'cover' });
  if (kind === 'band') return { type: 'image/jpeg', content: await lightJpeg(cropped), width, height };
  if (!hasAlpha) return { type: 'image/jpeg', content: await cropped.jpeg(JPEG).toBuffer(), width, height };
  const png = await cropped.png().toBuffer();
  const { isOpaque } = await sharp(png).stats();
  if (!isOpaque) return { type: 'image/png', content: png, width, height };
  return { type: 'image/jpeg', content: await sharp(png).jpeg(JPEG).toBuffer(), width, height };
}

/** Never transparent. */
async function lightJpeg(image: Sharp): Promise<Buffer> {
  const pixels = await image.flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer();
  let content = pixels;
  for (const { width, quality } of LIGHT) {
    const smaller = sharp(pixels).resize({ width, withoutEnlargement: true });
    content = await smaller.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (content.length <= LIGHT_BYTES) break;
  }
  return content;
}
