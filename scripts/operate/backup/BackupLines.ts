import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import { StartError } from '../../../src/server/core/config/StartError.ts';

/** Far more than a row with a file of maximum size. */
const LONGEST = 128_000_000;

/**
 * Splits bytes into lines. Node's `readline` also splits at characters that JSON may contain.
 * @throws RangeError when a line is too long for memory
 */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const LINE_END = 10;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST) throw new RangeError(`a line is longer than ${LONGEST} bytes`);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** Reads a backup line by line, and creates the errors for invalid lines. */
export class BackupLines {
  readonly #file: string;
  readonly #lines: AsyncGenerator<Buffer>;
  readonly #hash = createHash('sha256');
  #number = 0;

  constructor(file: string) {
    this.#file = file;
    this.#lines = linesOf(unpack(file));
  }

  /** Number of the last line. */
  get number(): number {
    return this.#number;
  }

  /** @returns undefined at the end @throws {StartError} when the file cannot be read or decompressed */
  async next(): Promise<Buffer | undefined> {
    this.#number += 1;
    try {
      const { value, done } = await this.#lines.next();
      return done ? undefined : value;
    } catch (error) {
      if (error instanceof RangeError) throw this.#number === 1 ? this.foreign() : this.damage(error.message);
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!code.startsWith('Z_')) throw new StartError(`${this.#file} cannot be read (${code}).`);
      if (this.#number === 1 && !(await isGzip(this.#file))) throw this.foreign();
      throw this.damage(code === 'Z_BUF_ERROR' ? 'is cut off' : 'or one soon behind it cannot be unpacked');
    }
  }

  /** Adds a line to the checksum. */
  count(line: Buffer): void {
    this.#hash.update(line).update('\n');
  }

  /** Checksum of all counted lines; call it once. */
  checksum(): string {
    return this.#hash.digest('hex');
  }

  /** @param what completes the sentence that starts with the line number */
  damage(what: string): StartError {
    return new StartError(
      `${this.#file} is damaged: line ${this.#number} of what zcat shows ${what}. Nothing was restored.`,
    );
  }

  foreign(): StartError {
    return new StartError(`${this.#file} is no backup of this panel: npm run backup makes those.`);
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2), position: 0 });
    return buffer.equals(Buffer.from([0x1f, 0x8b]));
  } finally {
    await handle.close();
  }
}

/**
 * Decompresses a gzip file, yielding everything before a damaged part, which a stream would discard.
 * @throws Error of the file system, or of zlib (`Z_…`)
 */
async function* unpack(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const ready: Buffer[] = [];
  gunzip.on('data', (part: Buffer) => ready.push(part));
  try {
    for await (const chunk of createReadStream(file)) {
      const failure = await settled(gunzip, (done) => gunzip.write(chunk, done));
      yield* ready.splice(0);
      if (failure) throw failure;
    }
    const failure = await settled(gunzip, (done) => gunzip.once('end', done).end());
    yield* ready.splice(0);
    if (failure) throw failure;
  } finally {
    gunzip.destroy();
  }
}

function settled(gunzip: Gunzip, begin: (done: () => void) => void): Promise<Error | undefined> {
  return new Promise((resolve) => {
    gunzip.once('error', resolve);
    begin(() => {
      gunzip.off('error', resolve);
      resolve(undefined);
    });
  });
}
