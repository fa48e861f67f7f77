import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { zipName, zipStream } from '../../../src/server/core/http/zipStream.ts';

const MEGABYTE = 1024 * 1024;

describe('an archive that is sent', () => {
  test('has texts and files, by their paths', async () => {
    const file = async function* () {
      yield Buffer.from('%PDF');
      yield Buffer.from('-1.7');
    };
    const chunks = await zipStream([
      { path: 'data.json', content: '{"imię":"Łucja"}' },
      { path: 'files/1-zaświadczenie.pdf', content: file },
    ]).toArray();
    const zip = unzipSync(Buffer.concat(chunks));
    expect(Object.entries(zip).map(([path, content]) => [path, strFromU8(content)])).toEqual([
      ['data.json', '{"imię":"Łucja"}'],
      ['files/1-zaświadczenie.pdf', '%PDF-1.7'],
    ]);
  });

  test('reads a file once its turn comes, and no faster than it is taken', async () => {
    const read = [0, 0];
    let closed = 0;
    const files = read.map(
      (_, index) =>
        async function* () {
          try {
            for (let piece = 0; piece < 64; piece += 1) {
              read[index] = (read[index] ?? 0) + 1;
              yield Buffer.alloc(MEGABYTE);
            }
          } finally {
            closed += 1;
          }
        },
    );
    const stream = zipStream(files.map((content, index) => ({ path: `${index}.bin`, content })));
    const taken = stream[Symbol.asyncIterator]();
    await taken.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(read[0]).toBeLessThan(16);
    expect(read[1]).toBe(0);
    // Who goes away leaves nothing open.
    stream.destroy();
    await vi.waitFor(() => expect(closed).toBe(1));
  });

  test('breaks where a file cannot be read, so that nobody takes a part for the whole', async () => {
    const file = async function* () {
      yield Buffer.from('%PDF');
      throw new Error('deleted meanwhile');
    };
    const stream = zipStream([{ path: '1.pdf', content: file }]);
    await expect(stream.toArray()).rejects.toThrow('deleted meanwhile');
  });

  test.each([
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['C:\\con.pdf', 'C__con.pdf'],
    ['a\u202egnp.exe', 'a_gnp.exe'],
    ['koniec.', 'koniec_'],
    ['umowa (2).pdf', 'umowa (2).pdf'],
  ])('names %j so that every system can unpack it', (name, expected) => {
    expect(zipName(name)).toBe(expected);
  });
});
