import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { PRIVATE_FILE } from '../../../src/server/core/db/keepToOwner.ts';

/** Repetitive text: higher levels take much longer for little gain. */
const LEVEL = 3;

/**
 * Writes compressed text to a file readable by its owner only. It is complete once it has its final name.
 * @throws {StartError} when the file cannot be written
 */
export async function writeBackup(file: string, text: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  // `wx`: never follow or overwrite another user's file.
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
