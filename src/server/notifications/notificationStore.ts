import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { type ContractTables, storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import { selectedColumns } from '../core/db/contractColumns.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';
import { notificationMessage } from './notify/notificationMessage.ts';

/** A stored notification; its text is generated on reading. */
type NotificationRecord = ContractTables['notifications'];

/** A notification with its text. */
export function asNotification(
  record: NotificationRecord,
  language: Language,
): components['schemas']['Notification'] {
  return { ...record, message: notificationMessage(record, language) };
}

const storedColumns = [...storage.notifications.columns.filter((name) => name !== 'subjectId'), 'position'];

/** The subject's id, or null if it has been deleted or has left. */
function subjectIn(organizationId: string): RawBuilder<string | null> {
  const own = sql`"organizationId" = ${organizationId}`;
  return sql`case "subjectType"
  when 'volunteer' then (select "id" from "volunteers" where ${own} and "id" = "subjectId")
  when 'event' then (select "id" from "events" where ${own} and "id" = "subjectId")
  when 'personInNeed' then (select "id" from "people_in_need" where ${own} and "id" = "subjectId")
  when 'coordinator' then (select "id" from "accounts" where ${own} and "id" = "subjectId" and "closedAt" is null)
  else "subjectId" end`;
}

function notificationsOf({ id, organizationId }: RecordKey, db: Queries) {
  return db
    .selectFrom('notifications')
    .select(selectedColumns(storedColumns))
    .select(subjectIn(organizationId).as('subjectId'))
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id);
}

/** A notification's place is its account. */
export const notifications = resourceStore('notifications', {
  rows: (account: RecordKey, db) => notificationsOf(account, db),
  filters: { unread: (unread) => (unread ? sql`"readAt" is null` : sql`"readAt" is not null`) },
});

export async function countUnread({ id, organizationId }: RecordKey, db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @param id one of them, or undefined for all. @returns how many were unread */
export async function markRead(id: string | undefined, account: RecordKey, db: Queries): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ readAt: sql<string>`now()` })
    .where('organizationId', '=', account.organizationId)
    .where('accountId', '=', account.id)
    .where('readAt', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Notifications after a position in commit order, oldest first. */
export async function notificationsAfter(
  position: number,
  account: RecordKey,
  limit: number,
  db: Queries,
): Promise<(NotificationRecord & { position: number })[]> {
  const rows = await notificationsOf(account, db)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows as unknown as (NotificationRecord & { position: number })[];
}

/** Position of one of the account's notifications, or of its last one. */
export async function findPlace(
  id: string | 'last',
  account: RecordKey,
  db: Queries,
): Promise<{ id: string; position: number } | undefined> {
  if (id !== 'last' && !isUuid(id)) return undefined;
  let query = db
    .selectFrom('notifications')
    .select(['id', sql<number>`"position"`.as('position')])
    .where('organizationId', '=', account.organizationId)
    .where('accountId', '=', account.id);
  query =
    id === 'last'
      ? query.where('position', 'is not', null).orderBy('position', 'desc')
      : query.where('id', '=', id);
  return query.limit(1).executeTakeFirst();
}
