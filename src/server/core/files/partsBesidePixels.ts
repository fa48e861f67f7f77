/** What an image file contains besides its pixels. */
export interface ImageParts {
  /** Comments, metadata and the like, and the start of any data after the image. */
  readonly others: readonly Buffer[];
  /** Number of scans of a JPEG; each costs time, however little it adds. */
  readonly scans: number;
}

/** A file after an image starts at once or after some padding. */
const BEHIND = 4096;

/**
 * Splits an image file by its structure. Searching the compressed pixels would give false positives: four
 * given letters occur in one of a thousand photos.
 *
 * @param type media type detected by the file's signature
 */
export function partsBesidePixels(type: string, content: Buffer): ImageParts {
  if (type === 'image/jpeg') return partsOfJpeg(content);
  return { others: type === 'image/png' ? partsOfPng(content) : partsOfGif(content), scans: 1 };
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

function partsOfJpeg(content: Buffer): ImageParts {
  const others: Buffer[] = [];
  let scans = 0;
  // After the start-of-image marker.
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) {
      scans += 1;
      at = endOfScan(content, end);
    } else {
      others.push(content.subarray(at + 4, end));
      at = end;
    }
  }
  return { others: [...others, content.subarray(at, at + BEHIND)], scans };
}

/** Position of the next real marker: within a scan, 0xFF is followed by 0 or a restart number. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const marker = content[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return content.length;
}

function partsOfPng(content: Buffer): Buffer[] {
  const others: Buffer[] = [];
  // After the signature; each chunk has a length, a name, data and a checksum.
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (name !== 'IDAT') others.push(content.subarray(at + 8, end));
    at = end;
    if (name === 'IEND') break;
  }
  return [...others, content.subarray(at, at + BEHIND)];
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

function partsOfGif(content: Buffer): Buffer[] {
  const others: Buffer[] = [];
  // After the screen descriptor and its colour table.
  let at = 13 + colourBytes(content[10]);
  while (at < content.length && (content[at] === EXTENSION || content[at] === IMAGE)) {
    const isImage = content[at] === IMAGE;
    const start = isImage ? at + 11 + colourBytes(content[at + 9]) : at + 2;
    at = endOfBlocks(content, start);
    if (!isImage) others.push(content.subarray(start, at));
  }
  return [...others, content.subarray(at, at + BEHIND)];
}

/** Size of a colour table, from its flags. */
function colourBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Each block starts with its length; an empty one ends the list. */
function endOfBlocks(content: Buffer, start: number): number {
  let at = start;
  while (at < content.length && content[at] !== 0) at += 1 + (content[at] ?? 0);
  return at + 1;
}
