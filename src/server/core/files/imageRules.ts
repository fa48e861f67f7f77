import type { Upload } from '../http/readUpload.ts';
import { partsBesidePixels } from './partsBesidePixels.ts';

/** A `band` is a cover for pages that have to be light. */
export type ImageKind = 'profile' | 'cover' | 'band';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum size and aspect ratio of each kind of image; images are cropped to it. */
const LARGEST: Readonly<Record<ImageKind, Size>> = {
  profile: { width: 512, height: 512 },
  cover: { width: 1600, height: 900 },
  band: { width: 960, height: 320 },
};

/**
 * Limit checked before decoding. A photo of up to 4 MB rarely has more; decoding 36 million pixels takes 150
 * MB.
 */
export const MOST_PIXELS = 36_000_000;

/** Largest size of the kind's aspect ratio that fits into the image, without enlarging it. */
export function sizeWithin(image: Size, kind: ImageKind): Size {
  const largest = LARGEST[kind];
  const scale = Math.min(1, image.width / largest.width, image.height / largest.height);
  return {
    width: Math.max(1, Math.round(largest.width * scale)),
    height: Math.max(1, Math.round(largest.height * scale)),
  };
}

/**
 * Signatures of pages, scripts, documents and archives, at any position: an archive stays valid with data
 * before it.
 */
const MARKUP = /<script|<html|<!doctype|<svg|<\?php/i;
const OTHER_FILES = [
  '%PDF-',
  // ZIP with the versions that programs write: 1.0, 2.0, 4.5.
  ...['PK\x03\x04\x0a\0', 'PK\x03\x04\x14\0', 'PK\x03\x04\x2d\0'],
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
];

/** A progressive photo has about ten; each takes time in proportion to the image's pixels. */
const MOST_SCANS = 40;

/**
 * Whether an image file looks like an attack: also a page or an archive, or far more expensive to decode than
 * it should be. Re-encoding would remove hidden content, but such an upload is suspicious.
 */
export function isSuspicious({ type, content }: Pick<Upload, 'type' | 'content'>): boolean {
  const { others, scans } = partsBesidePixels(type, content);
  return scans > MOST_SCANS || others.some(isAnotherFile);
}

function isAnotherFile(part: Buffer): boolean {
  return MARKUP.test(part.toString('latin1')) || OTHER_FILES.some((mark) => part.includes(mark, 0, 'latin1'));
}
