import { createReadStream } from 'node:fs';
import { createGunzip, type Gunzip } from 'node:zlib';

/**
 * What a file in gzip holds, all that comes before a damage included, which a stream would throw away.
 * @throws Error of the file system, or of zlib (`Z_…`)
 */
export async function* unpack(file: string): AsyncGenerator<Buffer> {
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
