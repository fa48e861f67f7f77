import { type Selectable, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Database } from '../db/schema.ts';
import type { Queries } from '../db/transaction.ts';

type Notification = Selectable<Database['notifications']>;

/** Whose daily summary is due, at most so many. */
export async function findDue(limit: number, db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('accountId')
    .distinct()
    .where('digestAt', '<=', sql<string>`now()`)
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/**
 * Takes the notifications that are due out of the waiting, so that they are in one summary only: another process that
 * does the same waits for this transaction, and then finds none.
 * @returns those that nobody has read meanwhile, oldest first
 */
export async function takeDue(
  accountId: string,
  trx: Queries,
): Promise<Pick<Notification, 'kind' | 'params' | 'subjectType' | 'subjectId'>[]> {
  const taken = await trx
    .updateTable('notifications')
    .set({ digestAt: null })
    .where('accountId', '=', accountId)
    .where('digestAt', '<=', sql<string>`now()`)
    .returning(['kind', 'params', 'subjectType', 'subjectId', 'createdAt', 'id', 'readAt'])
    .execute();
  return taken
    .filter(({ readAt }) => readAt === null)
    .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
}

/** Where a summary goes to; nowhere for who has left or wants no mails any more. */
export async function findDigestReader(
  accountId: string,
  db: Queries,
): Promise<{ email: string; language: components['schemas']['LanguageCode'] } | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('notification_preferences as preferences', 'preferences.accountId', 'accounts.id')
    .select(['accounts.email', 'accounts.language'])
    .where('accounts.id', '=', accountId)
    .where('accounts.closedAt', 'is', null)
    .where(sql<boolean>`coalesce("preferences"."email", 'immediately') <> 'off'`)
    .executeTakeFirst();
}
