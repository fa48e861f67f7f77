import { type Selectable, sql } from 'kysely';
import { now } from '../db/rowByKey.ts';
import type { Database } from '../db/schema.ts';
import type { Queries } from '../db/transaction.ts';

export type QueuedMail = Pick<
  Selectable<Database['mails']>,
  'id' | 'to' | 'language' | 'template' | 'values' | 'createdAt' | 'expiresAt' | 'tries'
>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between tries: a short problem passes soon, and a broken server is not asked all day. */
const retryPauses: readonly number[] = [
  ...[MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR],
];

/**
 * Claims due mails, oldest first. One statement selects them and postpones their next try, skipping mails
 * that another process is claiming, so no transaction or connection is held while a mail server is slow.
 */
export async function claimMails(count: number, db: Queries): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    with "due" as materialized (
      select "id" from "mails"
      where "sentAt" is null and "nextTryAt" <= now() and "expiresAt" > now()
      order by "nextTryAt" limit ${count}
      for update skip locked
    )
    update "mails" set
      "tries" = "mails"."tries" + 1,
      "nextTryAt" = now() + make_interval(secs => (${retryPauses}::int[])[least("mails"."tries" + 1, ${retryPauses.length})])
    from "due" where "mails"."id" = "due"."id"
    returning "mails"."id", "to", "language", "template", "values", "createdAt", "expiresAt", "tries"`.execute(
    db,
  );
  return rows;
}

/** Number of unsent mails, and the age in seconds of the oldest; 0 if there are none. */
export async function countWaiting(db: Queries): Promise<{ count: number; seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*) as "count", coalesce(extract(epoch from now() - min("createdAt")), 0)::float8 as "seconds"
    from "mails" where "sentAt" is null`.execute(db);
  return rows[0] ?? { count: 0, seconds: 0 };
}

/** Clears the content, which may include secrets of links, and remembers that it was sent. */
export async function markSent(id: string, db: Queries): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt: now, values: '{}', lastError: null })
    .where('id', '=', id)
    .execute();
}

export async function setLastError(id: string, lastError: string, db: Queries): Promise<void> {
  await db.updateTable('mails').set({ lastError }).where('id', '=', id).where('sentAt', 'is', null).execute();
}

/** Days for which a sent mail is remembered, without its content. */
const KEPT_DAYS = 30;

/** Addresses are personal data: keep them only as long as somebody may ask whether a mail was sent. */
export async function deleteOldMails(db: Queries): Promise<void> {
  await sql`delete from "mails" where "sentAt" < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

/** Deletes mails that could not be sent in time. @returns how many */
export async function deleteExpiredMails(db: Queries): Promise<number> {
  const { rows } =
    await sql`delete from "mails" where "sentAt" is null and "expiresAt" <= now() returning 1`.execute(db);
  return rows.length;
}
