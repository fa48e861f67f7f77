import { type RawBuilder, sql } from 'kysely';
import { keepingScope } from '../db/scope.ts';
import type { Queries } from '../db/transaction.ts';
import type { ZipEntry } from '../http/zipStream.ts';
import { findImage } from './imageStore.ts';

/**
 * Name of an account's photo in an archive of the data of its owner, as a subquery; null where there is none.
 *
 * @param account SQL of the account's id
 */
export function photoFileOf(organizationId: string, account: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select 'photo.' || case "type" when 'image/png' then 'png' else 'jpg' end from "images"
    where "organizationId" = ${organizationId} and "accountId" = ${account})`;
}

/**
 * The photo in the archive, read once its turn comes; nothing where there is none. In the scope of the foundation.
 *
 * @example zipStream([...photoEntry('photo.png', imageToken, db)])
 */
export function photoEntry(
  path: string | null | undefined,
  token: string | null | undefined,
  db: Queries,
): ZipEntry[] {
  if (!path || !token) return [];
  return [{ path, content: () => keepingScope(photoOf(token, db)) }];
}

async function* photoOf(token: string, db: Queries): AsyncGenerator<Buffer> {
  const photo = await findImage(token, db);
  if (photo) yield photo.content;
}
