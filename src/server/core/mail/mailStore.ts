import { type Selectable, sql, type UpdateObject } from 'kysely';
import { now } from '../db/rowByKey.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import type { TemplateName } from './Mail.ts';

export type QueuedMail = Pick<
  Selectable<Database['mails']>,
  'id' | 'notedFor' | 'to' | 'language' | 'template' | 'values' | 'createdAt' | 'expiresAt' | 'tries'
>;

export interface ClaimedMail extends QueuedMail {
  /** Whether it is no longer to be sent, as after what it tells of was cancelled. */
  readonly isLeftOut: boolean;
}

type MailKey = Pick<QueuedMail, 'id' | 'notedFor'>;
type Outcome = Pick<Selectable<Database['sent_mails']>, 'status' | 'reason'>;

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
export async function claimMails(count: number, db: Queries): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
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
    returning "mails"."id", "notedFor", "to", "language", "template", "values", "createdAt", "expiresAt", "tries",
      exists (select from "sent_mails" where "sent_mails"."organizationId" = "mails"."notedFor"
        and "sent_mails"."id" = "mails"."id" and "status" = 'left_out') as "isLeftOut"`.execute(db);
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
export function markSent(mail: MailKey, db: Queries): Promise<void> {
  const row = { sentAt: now, values: '{}', lastError: null };
  return setOutcome(mail, { row, outcome: { status: 'sent', reason: null } }, db);
}

/** Notes why a try failed. A mail whose address is refused counts as failed, though it is tried again. */
export function setLastError(
  mail: MailKey,
  { lastError, isRefused }: { readonly lastError: string; readonly isRefused: boolean },
  db: Queries,
): Promise<void> {
  const outcome: Outcome = isRefused
    ? { status: 'failed', reason: 'address_refused' }
    : { status: 'queued', reason: 'server_away' };
  return setOutcome(mail, { row: { lastError }, outcome }, db);
}

async function setOutcome(
  mail: MailKey,
  { row, outcome }: { readonly row: UpdateObject<Database, 'mails'>; readonly outcome: Outcome },
  db: Queries,
): Promise<void> {
  const setRow = (queries: Queries) =>
    queries.updateTable('mails').set(row).where('id', '=', mail.id).where('sentAt', 'is', null).execute();
  if (mail.notedFor === null) return void (await setRow(db));
  await inTransaction(db, async (trx) => {
    await setRow(trx);
    await noteOutcome(mail, outcome, trx);
  });
}

/** Takes a mail out of the queue without sending it. */
export async function dropMail({ id }: MailKey, db: Queries): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Tells the foundation that asks for it what became of a mail. One that was left out before it failed stays so. */
async function noteOutcome(
  { id, notedFor }: MailKey,
  { status, reason }: Outcome,
  trx: Queries,
): Promise<void> {
  if (notedFor === null) return;
  const settledAt = status === 'queued' ? null : now;
  await trx
    .updateTable('sent_mails')
    .set({ status, reason, settledAt })
    .where('organizationId', '=', notedFor)
    .where('id', '=', id)
    .where('status', 'in', status === 'sent' ? ['queued', 'failed', 'left_out'] : ['queued', 'failed'])
    .execute();
}

/** Days for which a sent mail is remembered, without its content. */
const KEPT_DAYS = 30;

/** Addresses are personal data: keep them only as long as somebody may ask whether a mail was sent. */
export async function deleteOldMails(db: Queries): Promise<void> {
  await sql`delete from "mails" where "sentAt" < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

/**
 * Deletes mails to a person who was erased: those that were noted with the foundation, and all that were sent to their addresses.
 * @param noted ids
 */
export async function forgetMails(
  { addresses, noted }: { readonly addresses: readonly string[]; readonly noted: readonly string[] },
  db: Queries,
): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase());
  await sql`delete from "mails" where "id" = any(${noted}::uuid[])
    or ("sentAt" is not null and lower("to") = any(${lower}::text[]))`.execute(db);
}

/** What mails may tell of a person by. */
export interface Told {
  /** Of records, as in the address of a page. */
  readonly ids: readonly string[];
  /** The whole name, in mails of this kind: in others it may be somebody else’s. */
  readonly named: { readonly name: string; readonly template: TemplateName } | null;
}

/**
 * Deletes mails that are still to be sent and tell of a person who was erased. The foundation that has noted one sees that it was
 * left out.
 */
export async function withdrawMails(
  { ids, named }: Told,
  reason: Outcome['reason'],
  db: Queries,
): Promise<void> {
  // As JSON writes it.
  const name = named && JSON.stringify(named.name).slice(1, -1);
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<MailKey>`delete from "mails" where "sentAt" is null
      and (exists (select from unnest(${ids}::text[]) as "told" where strpos("values"::text, "told") > 0)
        or "template" = ${named?.template ?? null} and strpos("values"::text, ${name}) > 0)
      returning "id", "notedFor"`.execute(trx);
    for (const mail of rows) await noteOutcome(mail, { status: 'left_out', reason }, trx);
  });
}

/** Deletes mails that could not be sent in time. @returns how many */
export async function deleteExpiredMails(db: Queries): Promise<number> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('mails')
      .where('sentAt', 'is', null)
      .where('expiresAt', '<=', now)
      .returning(['id', 'notedFor'])
      .execute();
    for (const mail of gone) await noteOutcome(mail, { status: 'failed', reason: 'too_late' }, trx);
    return gone.length;
  });
}
