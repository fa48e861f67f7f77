import { type RawBuilder, type Selectable, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Query } from '../../contract/calls.ts';
import { contractColumns } from '../db/contractColumns.ts';
import type { Filtered, InLanguage } from '../db/listOrder.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import type { Database } from '../db/schema.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';

type Columns = Selectable<Database['notifications']>;

/** A notification as it is stored: its text is made when it is read. */
export type NotificationRecord = Omit<Columns, 'organizationId' | 'accountId' | 'position' | 'digestAt'>;

const columns = contractColumns('Notification', 'notifications');
const storedColumns = [...columns.filter((name) => name !== 'subjectId'), 'position'];

/** What to open, or null where that has been deleted or has left meanwhile. */
const subjectId: RawBuilder<string | null> = sql`case "subjectType"
  when 'volunteer' then (select "id" from "volunteers" where "id" = "subjectId")
  when 'event' then (select "id" from "events" where "id" = "subjectId")
  when 'personInNeed' then (select "id" from "people_in_need" where "id" = "subjectId")
  when 'coordinator' then (select "id" from "accounts" where "id" = "subjectId" and "closedAt" is null)
  else "subjectId" end`;

function notificationsOf(accountId: string, db: Queries): Filtered<'notifications'> {
  const own = db
    .selectFrom('notifications')
    .select(selectedColumns(storedColumns))
    .select(subjectId.as('subjectId'))
    .where('accountId', '=', accountId);
  return db.selectFrom(own.as('notifications')) as unknown as Filtered<'notifications'>;
}

export function listNotifications(
  accountId: string,
  { page = 0, size = 25, sort = 'createdAt,desc', language, unread }: Query<'listNotifications'> & InLanguage,
  db: Queries,
): Promise<Page<NotificationRecord>> {
  const all = notificationsOf(accountId, db);
  const filtered = unread === undefined ? all : all.where('readAt', unread ? 'is' : 'is not', null);
  return pageOf({ filtered: () => filtered, columns }, { page, size, sort, language }, db);
}

export async function countUnread(accountId: string, db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findNotification(
  id: string,
  accountId: string,
  db: Queries,
): Promise<NotificationRecord | undefined> {
  const row = await notificationsOf(accountId, db)
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as NotificationRecord | undefined;
}

/** @param id one of them, or undefined for all. @returns how many were unread until now */
export async function markRead(id: string | undefined, accountId: string, db: Queries): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ readAt: sql<string>`now()` })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What follows a position in the order of commits, oldest first. */
export async function notificationsAfter(
  position: number,
  accountId: string,
  limit: number,
  db: Queries,
): Promise<(NotificationRecord & { position: number })[]> {
  const rows = await notificationsOf(accountId, db)
    .select(selectedColumns([...columns, 'position']))
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows as unknown as (NotificationRecord & { position: number })[];
}

/** The place in that order of one of the account's notifications, or of its last one. */
export async function findPlace(
  id: string | 'last',
  accountId: string,
  db: Queries,
): Promise<{ id: string; position: number } | undefined> {
  if (id !== 'last' && !isUuid(id)) return undefined;
  let query = db
    .selectFrom('notifications')
    .select(['id', sql<number>`"position"`.as('position')])
    .where('accountId', '=', accountId);
  query =
    id === 'last'
      ? query.where('position', 'is not', null).orderBy('position', 'desc')
      : query.where('id', '=', id);
  return query.limit(1).executeTakeFirst();
}
