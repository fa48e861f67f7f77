import { Readable } from 'node:stream';
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
  const stream = Readable.from(zip.outputStream, { objectMode: false });
  // What goes wrong in an entry is told apart from the stream.
  zip.on('error', (error: Error) => stream.destroy(error));
  for (const { path, content } of entries) {
    if (typeof content !== 'function') zip.addBuffer(Buffer.from(content), path);
    // Papers and photos are packed already.
    else
      zip.addReadStreamLazy(path, { compress: false }, (give) =>
        give(null, Readable.from(content(), { objectMode: false })),
      );
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
