import { type Selectable, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { mailedNoticeHref } from '../../../domain/notifications/noticeHref.ts';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import type { Job } from '../../core/jobs/Job.ts';
import { workOff } from '../../core/jobs/workOff.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import type { Services } from '../../core/services.ts';
import { notificationMessage } from './notificationMessage.ts';

/** Maximum number listed; the panel has all of them. */
const LONGEST_LIST = 50;

/** Mails due daily digests, each once even if several processes run this. */
export function sendDigests({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'sendDigests',
    everySeconds: 60,
    run: (signal) =>
      workOff({ find: (most) => findDue(most, db), work: (account) => sendDigest(account, db), signal }),
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
      href: mailedNoticeHref(notification.kind, notification.subjectType, notification.subjectId),
    }));
    const values = { items, count: notifications.length };
    await enqueueMail({ to, language, template: 'dailyDigest', values }, trx);
  });
}

type Notification = Selectable<Database['notifications']>;

/** Accounts with a due daily digest, up to a limit. */
async function findDue(limit: number, db: Queries): Promise<RecordKey[]> {
  return db
    .selectFrom('notifications')
    .modifyFront(crossTenant('due digests are sent'))
    .select(['accountId as id', 'organizationId'])
    .distinct()
    .where('digestAt', '<=', sql<string>`now()`)
    .limit(limit)
    .execute();
}

/**
 * Takes due notifications out of the queue, so that each is in one digest only: a concurrent process waits
 * for this transaction and then finds none.
 * @returns the unread ones, oldest first
 */
async function takeDue(
  { id, organizationId }: RecordKey,
  trx: Queries,
): Promise<Pick<Notification, 'kind' | 'params' | 'subjectType' | 'subjectId'>[]> {
  const taken = await trx
    .updateTable('notifications')
    .set({ digestAt: null })
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .where('digestAt', '<=', sql<string>`now()`)
    .returning(['kind', 'params', 'subjectType', 'subjectId', 'createdAt', 'id', 'readAt'])
    .execute();
  return taken
    .filter(({ readAt }) => readAt === null)
    .sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? -1 : 1));
}

/** Recipient of a digest; undefined for people who left or want no mails. */
async function findDigestReader(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<{ email: string; language: components['schemas']['LanguageCode'] } | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('notification_preferences', joined('notification_preferences.accountId', 'accounts.id'))
    .select(['accounts.email', 'accounts.language'])
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.id', '=', id)
    .where('accounts.closedAt', 'is', null)
    .where(sql<boolean>`coalesce("notification_preferences"."email", 'immediately') <> 'off'`)
    .executeTakeFirst();
}
