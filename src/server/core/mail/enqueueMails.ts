import type { Trx } from '../db/transaction.ts';
import type { Mail } from './Mail.ts';
import { insertMails } from './mailStore.ts';
import { secondsToSend } from './templates.ts';

/** Like `enqueueMail`, for many mails at once, such as to all participants of an event. */
export async function enqueueMails(mails: readonly Mail[], trx: Trx): Promise<void> {
  await insertMails(
    mails.map((mail) => ({ mail, seconds: secondsToSend(mail.template) })),
    trx,
  );
}
