import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import type { Queries } from '../db/transaction.ts';
import type { Log } from '../log/createLog.ts';
import { SENDING_MS } from './mailRules.ts';
import { markSent, type QueuedMail, setLastError } from './mailStore.ts';

/**
 * Delivers a mail.
 * @param signal aborts the delivery
 * @throws Error when the mail must be retried later
 */
export type Delivery = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

export interface MailContext {
  readonly db: Queries;
  readonly deliver: Delivery;
  readonly log: Log;
}

/**
 * Sends a claimed mail and records the result. An unsent mail is due again after its pause.
 *
 * A mail is sent twice in one case: the process dies after the server accepted the mail and before that is
 * recorded. This is unavoidable without risking lost mails. Both copies have the same Message-ID, by which
 * many mail programs show only one.
 *
 * @param cutOff aborts a delivery that takes too long
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

/** Retries however long the database is down: giving up would send the mail again. */
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

/** Codes only, such as `EENVELOPE 550`: a server's message may contain the address. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const codes = ['code', 'responseCode'].map((name) => Object.getOwnPropertyDescriptor(error, name)?.value);
  return codes.filter(Boolean).join(' ') || error.message;
}
