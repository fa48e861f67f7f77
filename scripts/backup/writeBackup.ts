import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../src/server/StartError.ts';

/** Most of it is text of few words: more effort makes the file little smaller and the backup much longer. */
const LEVEL = 3;

/** Writes text to the disk, compressed, for its owner's eyes only. @throws {StartError} when the file cannot be written */
export async function writeBackup(file: string, text: AsyncIterable<string>): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  let failure: Error | undefined;
  out.once('error', (error) => {
    failure = error;
  });
  try {
    await pipeline(Readable.from(text), createGzip({ level: LEVEL }), out);
  } catch (error) {
    if (failure) throw new StartError(`${file} cannot be written (${failure.message}).`);
    throw error;
  }
}
