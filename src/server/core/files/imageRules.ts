import type { Upload } from '../http/readUpload.ts';
import { partsBesidePixels } from './partsBesidePixels.ts';

export type ImageKind = 'profile' | 'cover';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest that is kept, and the shape that every image of the kind is cropped to. */
const LARGEST: Readonly<Record<ImageKind, Size>> = {
  profile: { width: 512, height: 512 },
  cover: { width: 1600, height: 900 },
};

/** Refused before anything is decoded. A photo of up to 4 MB hardly has more; 36 million take 150 MB to decode. */
export const MOST_PIXELS = 36_000_000;

/** The largest of the kind's shape that is in an image, never larger than the image itself. */
export function sizeWithin(image: Size, kind: ImageKind): Size {
  const largest = LARGEST[kind];
  const scale = Math.min(1, image.width / largest.width, image.height / largest.height);
  return {
    width: Math.max(1, Math.round(largest.width * scale)),
    height: Math.max(1, Math.round(largest.height * scale)),
  };
}

/** Beginnings of pages, scripts, documents and archives, wherever they stand: an archive is one with anything before it. */
const MARKUP = /<script|<html|<!doctype|<svg|<\?php/i;
const OTHER_FILES = [
  '%PDF-',
  // ZIP by the versions that programs write: 1.0, 2.0, 4.5.
  ...['PK\x03\x04\x0a\0', 'PK\x03\x04\x14\0', 'PK\x03\x04\x2d\0'],
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
];

/** A progressive photo has about ten; each costs as much time as the image has pixels. */
const MOST_SCANS = 40;

/**
 * Whether an image file is something that no camera and no program makes: also a page or an archive, or an image that
 * costs far more than it shows. Encoding it anew would take the first away, but whoever sends one tries something.
 */
export function isTrick({ type, content }: Pick<Upload, 'type' | 'content'>): boolean {
  const { others, scans } = partsBesidePixels(type, content);
  return scans > MOST_SCANS || others.some(isAnotherFile);
}

function isAnotherFile(part: Buffer): boolean {
  return MARKUP.test(part.toString('latin1')) || OTHER_FILES.some((mark) => part.includes(mark, 0, 'latin1'));
}
