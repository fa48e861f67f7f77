import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { StartError } from '../../src/server/StartError.ts';
import { linesOf } from './linesOf.ts';
import { unpack } from './unpack.ts';

/** The lines of a backup, one after the other, and what is to be said where one of them is not what it should be. */
export class BackupLines {
  readonly #file: string;
  readonly #lines: AsyncGenerator<Buffer>;
  readonly #hash = createHash('sha256');
  #number = 0;

  constructor(file: string) {
    this.#file = file;
    this.#lines = linesOf(unpack(file));
  }

  /** Of the line that was read last. */
  get number(): number {
    return this.#number;
  }

  /** @returns undefined at the end @throws {StartError} when the file cannot be read or unpacked */
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

  /** Takes a line into the checksum. */
  count(line: Buffer): void {
    this.#hash.update(line).update('\n');
  }

  /** Of all lines that were counted; asked for once. */
  checksum(): string {
    return this.#hash.digest('hex');
  }

  /** @param what ends the sentence that begins with the line's number */
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
