import type { Upload } from '../http/readUpload.ts';
import type { ImageKind } from './imageRules.ts';
import { type RecodedImage, recode } from './recode.ts';

/** What `recodeInProcess` asks this program, which is a process of its own, to do. */
export interface Recoding {
  readonly upload: Pick<Upload, 'type' | 'content'>;
  readonly kind: ImageKind;
}

/** The image, or nothing where the upload is none. */
export type Recoded = RecodedImage | null;

process.on('message', async ({ upload: { type, content }, kind }: Recoding) => {
  // A message holds bytes, and no Buffer.
  const image: Recoded = await recode({ type, content: Buffer.from(content) }, kind).catch(() => null);
  process.send?.(image);
});
// It ends with its server, and not before: a signal to the whole group is the server's to follow.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
