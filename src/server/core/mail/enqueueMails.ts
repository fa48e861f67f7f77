import type { Trx } from '../db/transaction.ts';
import type { Mail } from './Mail.ts';
import { insertMails } from './mailStore.ts';
import { secondsToSend } from './templates.ts';

/** Queues mails to many at once, such as all participants of an event; else as `enqueueMail`. */
export async function enqueueMails(mails: readonly Mail[], trx: Trx): Promise<void> {
  await insertMails(
    mails.map((mail) => ({ mail, seconds: secondsToSend(mail.template) })),
    trx,
  );
}
