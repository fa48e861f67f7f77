import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../db/schema.ts';
import type { Queries } from '../db/transaction.ts';
import type { Mail } from './Mail.ts';
import { retryPauses } from './mailRules.ts';

export type QueuedMail = Pick<
  Selectable<Database['mails']>,
  'id' | 'to' | 'language' | 'template' | 'values' | 'createdAt' | 'expiresAt' | 'tries'
>;

interface MailToQueue {
  readonly mail: Mail;
  /** Seconds after which it is too late to send. */
  readonly seconds: number;
}

/** Keeps a statement below the limit on parameters. */
const ROWS = 1000;

export async function insertMails(mails: readonly MailToQueue[], trx: Queries): Promise<void> {
  for (let start = 0; start < mails.length; start += ROWS) {
    await trx
      .insertInto('mails')
      .values(mails.slice(start, start + ROWS).map(rowOf))
      .execute();
  }
}

function rowOf({ mail: { to, language, template, values }, seconds }: MailToQueue) {
  return {
    ...{ id: uuid(), to, language, template, values: JSON.stringify(values) },
    expiresAt: sql<string>`now() + make_interval(secs => ${seconds})`,
  };
}

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
    .set({ sentAt: sql<string>`now()`, values: '{}', lastError: null })
    .where('id', '=', id)
    .execute();
}

export async function setLastError(id: string, lastError: string, db: Queries): Promise<void> {
  await db.updateTable('mails').set({ lastError }).where('id', '=', id).where('sentAt', 'is', null).execute();
}

/** Addresses are personal data: keep them only as long as somebody may ask whether a mail was sent. */
export async function deleteOldMails(keptDays: number, db: Queries): Promise<void> {
  await sql`delete from "mails" where "sentAt" < now() - make_interval(days => ${keptDays})`.execute(db);
}

/** Deletes mails that could not be sent in time. @returns how many */
export async function deleteExpiredMails(db: Queries): Promise<number> {
  const { rows } =
    await sql`delete from "mails" where "sentAt" is null and "expiresAt" <= now() returning 1`.execute(db);
  return rows.length;
}
