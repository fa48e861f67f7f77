import { type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import { spanning } from '../../core/db/spanningTables.ts';
import type { Queries } from '../../core/db/transaction.ts';

type Notification = Selectable<Database['notifications']>;

/** Accounts with a due daily digest, up to a limit. */
export async function findDue(limit: number, db: Queries): Promise<RecordKey[]> {
  return db
    .selectFrom('notifications')
    .modifyFront(spanning('whose summary is due'))
    .select(['accountId as id', 'organizationId'])
    .distinct()
    .where('digestAt', '<=', sql<string>`now()`)
    .limit(limit)
    .execute();
}

/**
 * Takes due notifications out of the queue, so that each is in one digest only: a concurrent process waits
 * for this transaction and then finds none.
 * @returns the unread ones, oldest first
 */
export async function takeDue(
  { id, organizationId }: RecordKey,
  trx: Queries,
): Promise<Pick<Notification, 'kind' | 'params' | 'subjectType' | 'subjectId'>[]> {
  const taken = await trx
    .updateTable('notifications')
    .set({ digestAt: null })
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .where('digestAt', '<=', sql<string>`now()`)
    .returning(['kind', 'params', 'subjectType', 'subjectId', 'createdAt', 'id', 'readAt'])
    .execute();
  return taken
    .filter(({ readAt }) => readAt === null)
    .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
}

/** Recipient of a digest; undefined for people who left or want no mails. */
export async function findDigestReader(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<{ email: string; language: components['schemas']['LanguageCode'] } | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('notification_preferences as preferences', (on) =>
      on
        .onRef('preferences.organizationId', '=', 'accounts.organizationId')
        .onRef('preferences.accountId', '=', 'accounts.id'),
    )
    .select(['accounts.email', 'accounts.language'])
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.id', '=', id)
    .where('accounts.closedAt', 'is', null)
    .where(sql<boolean>`coalesce("preferences"."email", 'immediately') <> 'off'`)
    .executeTakeFirst();
}
