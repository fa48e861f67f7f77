import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: a text, or what is read once its turn comes. */
export interface ZipEntry {
  /** Its path in the archive , its name by `zipName` where somebody has given it. */
  readonly path: string;
  readonly content: string | Buffer | (() => AsyncIterable<Buffer>);
}

/**
 * An archive as a stream: one entry is read at a time, and only as fast as the archive is. What cannot be read breaks the stream, so
 * that nobody takes a part for the whole.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  // What breaks the one breaks the other, and whoever reads it is told.
  const stream = pipeline(zip.outputStream, new PassThrough(), () => {});
  for (const { path, content } of entries) {
    if (typeof content !== 'function') zip.addBuffer(Buffer.from(content), path);
    // Papers and photos are packed already.
    else
      zip.addReadStreamLazy(path, { compress: false }, (give) => {
        const source = Readable.from(content(), { objectMode: false });
        // The library does not look at what goes wrong in it, and would leave it open.
        source.once('error', (error) => stream.destroy(error));
        stream.once('close', () => source.destroy());
        give(null, source);
      });
  }
  zip.end();
  return stream;
}

/** What no system takes in the name of a file. */
const REFUSED = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** A name that somebody has given a file, as the last part of a path that every system can unpack. */
export function zipName(name: string): string {
  // Windows drops these at the end.
  return name.replace(REFUSED, '_').replace(/[. ]$/, '_');
}
