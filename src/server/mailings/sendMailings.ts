import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { storeSecrets } from '../core/db/secretStore.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { newSecret } from '../core/http/sessionCookie.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import type { Services } from '../core/services.ts';
import { mailVolunteers, sentMailRow, type VolunteerMail } from '../sent-mails/mailVolunteers.ts';
import { listReaders, type Reader } from './audience.ts';
import { dueMailings, type LockedMailing, lockMailing, setMailing } from './mailingStore.ts';
import { findContext, type MailingContext, variantOf } from './variantOf.ts';

/** How many mails of a message wait in the queue at most, so that no other mail waits for all of them. */
const MOST_WAITING = 500;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Queues the mails of messages that are due, some readers at a time, in the order of their ids. Who has one and how far
 * the message is are one transaction, so that whoever takes over after a process has died goes on where that was.
 */
export function sendMailings({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'sendMailings',
    everySeconds: 1,
    run: (signal) =>
      workOff({
        find: (most) => dueMailings(most, db),
        work: (key) => inTransaction(db, (trx) => sendSome(key, trx)),
        signal,
      }),
  };
}

async function sendSome(key: RecordKey, trx: Trx): Promise<void> {
  const mailing = await lockMailing(key, trx);
  if (mailing?.status !== 'scheduled' && mailing?.status !== 'sending') return;
  const context = await findContext(mailing, trx);
  if (isOver(mailing, context)) {
    await setMailing(key, { status: 'cancelled' }, trx);
    return addHistory('mailings', key, null, 'cancelled', [], trx);
  }
  const limit = MOST_WAITING - (await countQueued(mailing, trx));
  if (limit <= 0) return;
  const readers = await listReaders(mailing, { after: await lastReader(mailing, trx), limit }, trx);
  await queueMails(mailing, readers, context, trx);
  const isDone = readers.length < limit;
  await setMailing(
    key,
    isDone ? { status: 'sent', sentAt: new Date().toISOString() } : { status: 'sending' },
    trx,
  );
}

/** Whether the event of a message was deleted, or cancelled after the message was written. */
function isOver({ eventId, createdAt }: LockedMailing, { event }: MailingContext): boolean {
  if (!eventId) return false;
  return !event || (event.cancelledAt !== null && event.cancelledAt > createdAt);
}

async function queueMails(
  mailing: LockedMailing,
  readers: readonly Reader[],
  context: MailingContext,
  trx: Trx,
): Promise<void> {
  const { organizationId, id: mailingId, eventId, kind } = mailing;
  const about = { organizationId, mailingId, ...(eventId && { eventId }), subject: mailing.subject };
  const replyTo = await findAuthorsEmail(mailing, trx);
  const secrets: Buffer[] = [];
  const mails = readers.flatMap((reader): VolunteerMail[] => {
    const variant = variantOf(mailing, reader, context);
    if (!variant || !reader.wantsMail) return [];
    const { language, subject, text } = variant;
    const news = kind === 'news' ? newSecret() : undefined;
    if (news) secrets.push(news.hash);
    const values = {
      ...{ organization: context.organization, subject, text, replyTo },
      ...(news && { token: news.secret }),
    };
    const mail = { to: reader.email, language, template: 'mailing' as const, values };
    return [{ ...mail, volunteerId: reader.id, subject, ...(news && { newsHash: news.hash }) }];
  });
  await storeSecrets(secrets, { organizationId, seconds: YEAR_SECONDS }, trx);
  await mailVolunteers(mails, about, trx);
  const refused = readers.filter(({ wantsMail }) => !wantsMail);
  const rows = refused.map(({ id: volunteerId }) => ({
    ...sentMailRow({ volunteerId, kind: 'mailing' }, about),
    ...{ status: 'left_out' as const, reason: 'no_news' as const, settledAt: new Date().toISOString() },
  }));
  await insertRows('sent_mails', rows, trx);
}

/** Null when the author has left. */
async function findAuthorsEmail(
  { author, organizationId }: LockedMailing,
  db: Queries,
): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('organizationId', '=', organizationId)
    .where('id', '=', author.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return account?.email ?? null;
}

async function countQueued({ id, organizationId }: LockedMailing, db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('sent_mails')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('mailingId', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whose mail was queued last. */
async function lastReader({ id, organizationId }: LockedMailing, db: Queries): Promise<string | undefined> {
  const last = await db
    .selectFrom('sent_mails')
    .select('volunteerId')
    .where('organizationId', '=', organizationId)
    .where('mailingId', '=', id)
    .orderBy('volunteerId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.volunteerId;
}
