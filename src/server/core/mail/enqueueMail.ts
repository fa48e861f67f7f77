import type { Trx } from '../db/transaction.ts';
import type { Mail } from './Mail.ts';
import { insertMails } from './mailStore.ts';
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

/** Like `enqueueMail`, for many mails at once, such as to all participants of an event. */
export async function enqueueMails(mails: readonly Mail[], trx: Trx): Promise<void> {
  await insertMails(
    mails.map((mail) => ({ mail, seconds: secondsToSend(mail.template) })),
    trx,
  );
}
