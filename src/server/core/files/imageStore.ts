import { sql } from 'kysely';
import { deleteSecret, findFoundationOf, storeSecret } from '../db/secretStore.ts';
import type { Queries, Trx } from '../db/transaction.ts';
import { hashSecret, newSecret } from '../http/sessionCookie.ts';
import type { RecodedImage } from './recode.ts';

/** Owner of an image. An account has one photo, a foundation one cover. */
export interface ImageOwner {
  readonly organizationId: string;
  /** null for the foundation's cover. */
  readonly accountId: string | null;
}

/**
 * Stores an image and replaces the owner's former one, whose token becomes invalid.
 * @returns the new token, which the caller stores in `accounts.imageToken` or `organizations.coverToken`
 */
export async function storeImage(
  { type, content, width, height }: RecodedImage,
  owner: ImageOwner,
  trx: Trx,
): Promise<string> {
  const { secret: token, hash } = newSecret();
  const { organizationId, accountId } = owner;
  const image = { token, type, content, width, height };
  await forgetToken(owner, trx);
  await storeSecret({ hash, organizationId }, null, trx);
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

export async function deleteImage(owner: ImageOwner, trx: Trx): Promise<void> {
  await forgetToken(owner, trx);
  await trx
    .deleteFrom('images')
    .where('organizationId', '=', owner.organizationId)
    .where('accountId', 'is not distinct from', owner.accountId)
    .execute();
}

async function forgetToken({ organizationId, accountId }: ImageOwner, trx: Trx): Promise<void> {
  const former = await trx
    .selectFrom('images')
    .select('token')
    .where('organizationId', '=', organizationId)
    .where('accountId', 'is not distinct from', accountId)
    .executeTakeFirst();
  if (former) await deleteSecret(hashSecret(former.token), trx);
}

export async function findImage(token: string, db: Queries) {
  const organizationId = await findFoundationOf(hashSecret(token), db);
  if (organizationId === undefined) return undefined;
  return db
    .selectFrom('images')
    .select(['type', 'content'])
    .where('organizationId', '=', organizationId)
    .where('token', '=', token)
    .executeTakeFirst();
}
