import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'gif';

/** A single-colour image. */
export function buildImage(
  format: Format,
  { width = 800, height = 600, opaque = true } = {},
): Promise<Buffer> {
  const background = { r: 15, g: 118, b: 110, alpha: opaque ? 1 : 0.4 };
  const channels = opaque ? 3 : 4;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

/** A photo as phones make them: rotated by EXIF, and with GPS data. */
export function buildPhoto({ width = 800, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'PhoneMaker', Copyright: 'Anna Kowalska' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 46/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '19/1 27/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A photo of noise, so that its size is mostly pixels. */
export function buildNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#0f766e', noise } })
    .jpeg()
    .toBuffer();
}

/**
 * A progressive photo, by default of 35 million pixels, with many scans that each refine one bit of the
 * coefficients: valid, but useless.
 *
 * @param scans at most 882
 */
export async function buildScanBomb(scans: number, side = 5900): Promise<Buffer> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#0f766e' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const scanAt = (from: number) => plain.indexOf(Buffer.from([0xff, 0xda]), from);
  // The second scan is the first one whose coefficients are all 0, so its data fits each further scan.
  const start = scanAt(scanAt(0) + 2);
  // Within a scan, 0xFF is followed by 0.
  const end = plain.findIndex((byte, at) => at > start + 1 && byte === 0xff && plain[at + 1] !== 0);
  const scan = plain.subarray(start, end);
  const again = Array.from({ length: scans }, (_, index) => {
    const copy = Buffer.from(scan);
    const coefficient = 1 + (index % 63);
    const bit = 13 - Math.floor(index / 63);
    copy.set([coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit], 7);
    return copy;
  });
  return Buffer.concat([plain.subarray(0, start), ...again, Buffer.from([0xff, 0xd9])]);
}

/** A small png that decodes to very many pixels: `side` × `side` of one bit. */
export function buildBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const row = Math.ceil(side / 8) + 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
