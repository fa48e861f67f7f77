import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import type { Queries } from '../db/transaction.ts';
import type { Log } from '../log/createLog.ts';
import { SENDING_MS } from './mailRules.ts';
import { markSent, type QueuedMail, setLastError } from './mailStore.ts';

/**
 * Takes a mail out of our hands.
 * @param signal breaks it off
 * @throws Error when the mail is to be tried again later
 */
export type Delivery = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

export interface MailContext {
  readonly db: Queries;
  readonly deliver: Delivery;
  readonly log: Log;
}

/**
 * Sends a claimed mail and notes how that went. A mail that was not sent is due again after its pause.
 *
 * One case remains in which a mail is sent twice: this process dies after the server took the mail and before that is
 * noted. Nothing can be done against it, because the two cannot be one; the alternative would be to lose mails. Both
 * copies then have the same Message-ID, by which many mail programs show one.
 *
 * @param cutOff breaks off what takes too long
 */
export async function sendMail(
  mail: QueuedMail,
  { db, deliver, log }: MailContext,
  cutOff: AbortSignal,
): Promise<void> {
  try {
    await deliver(mail, AbortSignal.any([cutOff, AbortSignal.timeout(SENDING_MS)]));
  } catch (error) {
    const failure = failureOf(error);
    log.warn(`mail ${mail.id} (${mail.template}) was not sent at try ${mail.tries}: ${failure}`);
    await setLastError(mail.id, failure, db);
    return;
  }
  await noteSent(mail.id, db, cutOff);
}

/** However long the database is away: whoever gives up sends the mail again. */
async function noteSent(id: string, db: Queries, cutOff: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await markSent(id, db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await delay(500, undefined, { signal: cutOff });
    }
  }
}

/** Codes only, such as `EENVELOPE 550`: what a mail server says may repeat the address. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const codes = ['code', 'responseCode'].map((name) => Object.getOwnPropertyDescriptor(error, name)?.value);
  return codes.filter(Boolean).join(' ') || error.message;
}
