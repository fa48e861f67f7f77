import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 300;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Indexed colours: table, card, ink, pale ink, and the shade of the card. */
const COLOURS = [0xd8, 0xd4, 0xcc, 0xfd, 0xfc, 0xf9, 0x37, 0x47, 0x4f, 0xb9, 0xc4, 0xc6, 0x00, 0x79, 0x6b];
const [TABLE, CARD, INK, PALE, SHADE] = [0, 1, 2, 3, 4];

/** A picture of a card such as a scanner gives: a photo's outline, and lines as long as the words of a text. */
export function pngOfCard(text: string): Buffer {
  const words = text.split(' ');
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => colourAt(x, y, words))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(COLOURS)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number, words: readonly string[]): number {
  if (x < 24 || x >= WIDTH - 24 || y < 24 || y >= HEIGHT - 24) return TABLE;
  if (y < 72) return SHADE;
  if (Math.hypot(x - 104, y - 146) < 26 || (Math.hypot(x - 104, y - 232) < 52 && y < 232)) return INK;
  if (x >= 48 && x < 160 && y >= 104 && y < 240) return PALE;
  const line = Math.floor((y - 104) / 32);
  const word = words[line];
  const isInLine = y >= 104 && (y - 104) % 32 < 12 && x >= 192;
  if (word !== undefined) return isInLine && x < 192 + Math.min(word.length, 18) * 13 ? INK : CARD;
  return isInLine && line < 5 && x < 400 - line * 24 ? PALE : CARD;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
