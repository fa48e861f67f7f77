import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Trx } from '../db/transaction.ts';
import type { RecodedImage } from './recode.ts';

/** Whose an image is. An account has one photo, a foundation one cover. */
export interface ImageOwner {
  readonly organizationId: string;
  /** null for the foundation's cover. */
  readonly accountId: string | null;
}

/**
 * Stores an image in place of the owner's former one, whose token then opens nothing.
 * @returns the new token, for the caller to note in `accounts.imageToken` or `organizations.coverToken`
 */
export async function storeImage(
  { type, content, width, height }: RecodedImage,
  { organizationId, accountId }: ImageOwner,
  trx: Trx,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const image = { token, type, content, width, height };
  await trx
    .insertInto('images')
    .values({ ...image, organizationId, accountId })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'accountId'])
        .doUpdateSet({ ...image, createdAt: sql<string>`now()` }),
    )
    .execute();
  return token;
}

/** Deletes the owner's image, if there is one. */
export async function deleteImage({ organizationId, accountId }: ImageOwner, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('images')
    .where('organizationId', '=', organizationId)
    .where('accountId', 'is not distinct from', accountId)
    .execute();
}

export function findImage(token: string, db: Queries) {
  return db.selectFrom('images').select(['type', 'content']).where('token', '=', token).executeTakeFirst();
}
