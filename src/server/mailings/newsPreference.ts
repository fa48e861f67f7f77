import { addHistory } from '../core/db/historyStore.ts';
import { joined, now, type RecordKey } from '../core/db/rowByKey.ts';
import { findFoundationOf } from '../core/db/secretStore.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
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

/** Stops news or has them again, with an entry in the history, in the volunteer's name; repeating it changes nothing. */
export function setNewsPreference(
  { id, organizationId }: RecordKey,
  isWanted: boolean,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('volunteers')
      .set({ newsStoppedAt: isWanted ? null : now })
      .where('organizationId', '=', organizationId)
      .where('id', '=', id)
      .where('newsStoppedAt', isWanted ? 'is not' : 'is', null)
      .returning(['accountId', 'firstname', 'lastname'])
      .executeTakeFirst();
    if (!changed) return;
    const { accountId, firstname, lastname } = changed;
    const actor = { id: accountId ?? id, name: `${firstname} ${lastname}` };
    const action = isWanted ? 'newsResumed' : 'newsStopped';
    await addHistory('volunteers', { id, organizationId }, actor, action, [], trx);
  });
}
