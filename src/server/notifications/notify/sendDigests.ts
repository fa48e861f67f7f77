import { subjectHref } from '../../../domain/notifications/subjectHref.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import type { Job } from '../../core/jobs/Job.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import type { Services } from '../../core/services.ts';
import { findDigestReader, findDue, takeDue } from './digestStore.ts';
import { notificationMessage } from './notificationMessage.ts';

const AT_ONCE = 100;

/** Maximum number listed; the panel has all of them. */
const LONGEST_LIST = 50;

/** Mails due daily digests, each once even if several processes run this. */
export function sendDigests({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'sendDigests',
    everySeconds: 60,
    run: async (signal) => {
      for (let due = await findDue(AT_ONCE, db); due.length > 0; due = await findDue(AT_ONCE, db)) {
        for (const account of due) {
          if (signal.aborted) return;
          await sendDigest(account, db);
        }
      }
    },
  };
}

function sendDigest(account: RecordKey, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const notifications = await takeDue(account, trx);
    const reader = await findDigestReader(account, trx);
    if (!reader || notifications.length === 0) return;
    const { email: to, language } = reader;
    const items = notifications.slice(-LONGEST_LIST).map((notification) => ({
      message: notificationMessage(notification, language),
      href: subjectHref(notification.subjectType, notification.subjectId),
    }));
    const values = { items, count: notifications.length };
    await enqueueMail({ to, language, template: 'dailyDigest', values }, trx);
  });
}
