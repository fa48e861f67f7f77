import { readFileSync } from 'node:fs';
import type { Row } from '../db/insertRows.ts';
import type { Workshop } from './Workshop.ts';

/** All pictures are drawn, so that nobody real is in the demo. */
const folder = new URL('./pictures/', import.meta.url);
const SIZES = { photo: { width: 256, height: 256 }, cover: { width: 1600, height: 900 } } as const;

/** The photo of an account, or a foundation's cover. */
export function pictureOf(
  name: string,
  accountId: string | null,
  createdAt: string,
  { organizationId, random }: Workshop,
): Row<'images'> {
  const content = readFileSync(new URL(`${name}.jpg`, folder));
  const size = SIZES[accountId ? 'photo' : 'cover'];
  return {
    token: random.token(),
    organizationId,
    accountId,
    type: 'image/jpeg',
    content,
    ...size,
    createdAt,
  };
}
