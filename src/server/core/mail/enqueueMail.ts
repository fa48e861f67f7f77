import type { Trx } from '../db/transaction.ts';
import { enqueueMails } from './enqueueMails.ts';
import type { Mail } from './Mail.ts';

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
