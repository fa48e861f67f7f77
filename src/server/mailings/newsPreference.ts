import { joined, now, type RecordKey } from '../core/db/rowByKey.ts';
import { findFoundationOf } from '../core/db/secretStore.ts';
import type { Queries } from '../core/db/transaction.ts';
import { hashSecret } from '../core/http/sessionCookie.ts';

/** What the link of a mail with news leads to. */
export interface NewsLink {
  readonly volunteer: RecordKey;
  readonly organization: string;
  readonly isWanted: boolean;
}

/** @param token of a mail with news; it stays valid, so that whoever stops them can have them again */
export async function findNewsLink(token: string, db: Queries): Promise<NewsLink | undefined> {
  const hash = hashSecret(token);
  const organizationId = await findFoundationOf(hash, db);
  if (organizationId === undefined) return undefined;
  const found = await db
    .selectFrom('sent_mails')
    .innerJoin('volunteers', joined('volunteers.id', 'sent_mails.volunteerId'))
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .select(['volunteers.id', 'volunteers.newsStoppedAt', 'organizations.name'])
    .where('sent_mails.organizationId', '=', organizationId)
    .where('newsHash', '=', hash)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, newsStoppedAt, name: organization } = found;
  return { volunteer: { id, organizationId }, organization, isWanted: newsStoppedAt === null };
}

/** Stops news or has them again; repeating it changes nothing. */
export async function setNewsPreference(
  { id, organizationId }: RecordKey,
  isWanted: boolean,
  db: Queries,
): Promise<void> {
  await db
    .updateTable('volunteers')
    .set({ newsStoppedAt: isWanted ? null : now })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('newsStoppedAt', isWanted ? 'is not' : 'is', null)
    .execute();
}
