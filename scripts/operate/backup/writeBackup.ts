import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { PRIVATE_FILE } from '../../../src/server/core/db/keepToOwner.ts';

/** Most of it is text of few words: more effort makes the file little smaller and the backup much longer. */
const LEVEL = 3;

/**
 * Writes text to the disk, compressed, for its owner's eyes only. What has the name is whole: until then it has another.
 * @throws {StartError} when the file cannot be written
 */
export async function writeBackup(file: string, text: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  // `wx`: what somebody else has put there is neither written to nor followed.
  const out = createWriteStream(unfinished, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
  let failure: Error | undefined;
  out.once('error', (error) => {
    failure = error;
  });
  try {
    await pipeline(Readable.from(text), createGzip({ level: LEVEL }), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (failure) throw new StartError(`${file} cannot be written (${failure.message}).`);
    throw error;
  }
}
