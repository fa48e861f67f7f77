import { LRUCache } from 'lru-cache';
import { inTenant } from '../core/db/scope.ts';
import type { Queries } from '../core/db/transaction.ts';
import { findImage } from '../core/files/imageStore.ts';
import type { RecodedImage } from '../core/files/recode.ts';
import { recodeImage } from '../core/files/recodeImage.ts';
import type { Foundation } from './foundationStore.ts';

/** Some 30 kB each; a new cover has a new token. */
const bands = new LRUCache<string, Promise<RecodedImage | undefined>>({ max: 200 });

/** The cover as a band that a light page can afford, made once for each process; undefined without a cover. */
export async function coverBand(
  { id, coverToken }: Pick<Foundation, 'id' | 'coverToken'>,
  db: Queries,
): Promise<RecodedImage | undefined> {
  if (!coverToken) return undefined;
  const band = bands.get(coverToken) ?? makeBand(id, coverToken, db);
  bands.set(coverToken, band);
  try {
    return await band;
  } catch (error) {
    bands.delete(coverToken);
    throw error;
  }
}

async function makeBand(
  organizationId: string,
  token: string,
  db: Queries,
): Promise<RecodedImage | undefined> {
  const image = await inTenant(organizationId, () => findImage(token, db));
  return image && recodeImage(image, 'band', { id: organizationId, organizationId });
}
