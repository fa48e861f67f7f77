import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Trx } from '../db/transaction.ts';
import type { Mail, NotedMail } from './Mail.ts';
import { secondsToSend } from './templates.ts';

/**
 * Queues a mail in the transaction that causes it: it is sent within seconds of the commit, or not at all.
 *
 * @example
 * await inTransaction(db, async (trx) => {
 *   const token = await issueToken('resetPassword', account.id, trx);
 *   await enqueueMail({ to: email, language, template: 'resetPassword', values: { token } }, trx);
 * });
 */
export async function enqueueMail(mail: Mail, trx: Trx): Promise<void> {
  await enqueueMails([mail], trx);
}

/** Keeps a statement below the limit on parameters. */
const ROWS = 1000;

/** Like `enqueueMail`, for many mails at once, such as to all participants of an event. */
export async function enqueueMails(mails: readonly NotedMail[], trx: Trx): Promise<void> {
  for (let start = 0; start < mails.length; start += ROWS) {
    const rows = mails.slice(start, start + ROWS).map(({ to, language, template, values, noted }) => ({
      ...{ id: noted?.id ?? uuid(), notedFor: noted?.organizationId ?? null },
      ...{ to, language, template, values: JSON.stringify(values) },
      expiresAt: sql<string>`now() + make_interval(secs => ${secondsToSend(template)})`,
    }));
    await trx.insertInto('mails').values(rows).execute();
  }
}
