import type { Upload } from '../http/readUpload.ts';
import type { ImageKind } from './imageRules.ts';
import { type RecodedImage, recode } from './recode.ts';

/** Message from `recodeInProcess` to this program, which runs in a separate process. */
export interface Recoding {
  readonly upload: Pick<Upload, 'type' | 'content'>;
  readonly kind: ImageKind;
}

/** The image, or null if the upload is none. */
export type Recoded = RecodedImage | null;

process.on('message', async ({ upload: { type, content }, kind }: Recoding) => {
  // Messages transfer bytes, not a Buffer.
  const image: Recoded = await recode({ type, content: Buffer.from(content) }, kind).catch(() => null);
  process.send?.(image);
});
// Ends with its server, not before: ignore signals sent to the whole process group.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
