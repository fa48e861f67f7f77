import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../db/keepToOwner.ts';
import { acrossTenants } from '../db/scope.ts';
import type { Queries } from '../db/transaction.ts';
import { poll } from '../jobs/poll.ts';
import type { Log } from '../log/createLog.ts';
import type { Services } from '../services.ts';
import { type MailConfig, mailMessage } from './mailMessage.ts';
import {
  type ClaimedMail,
  claimMails,
  deleteExpiredMails,
  deleteOldMails,
  dropMail,
  markSent,
  type QueuedMail,
  setLastError,
} from './mailStore.ts';

export interface MailWorker {
  /** Starts sending in the background. */
  readonly start: () => void;
  /** Finishes current mails, or aborts them after some seconds, and starts no others. */
  readonly stop: () => Promise<void>;
  /** Tries all due mails and returns their number. */
  readonly runOnce: () => Promise<number>;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Timeouts of a mail server's silence and of one mail: half of the first pause, after which another process
 * may take the mail, so there is time left to record the success.
 */
const SILENCE_MS = 10_000;
const SENDING_MS = 30_000;

/** Concurrent mails per process, and the polling interval. */
const AT_ONCE = 5;
const POLL_MS = 1_000;

/** How long a stopping process waits for current mails; less than its shutdown timeout. */
const STOPPING_MS = 8_000;

/**
 * Sends the queued mails of all processes. Polls the database each second: a lookup in a small index, which
 * also covers retries and mails of dead processes, without a listening connection.
 *
 * @example
 * const mails = createMailWorker(services, log);
 * mails.start();
 * await mails.stop();
 */
export function createMailWorker({ db, config }: Pick<Services, 'db' | 'config'>, log: Log): MailWorker {
  const deliver =
    config.smtpUrl === undefined ? folderDelivery(config, log) : smtpDelivery(config.smtpUrl, config);
  const context = { db, deliver, log };
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let work: Promise<void> | undefined;

  const runOnce = async (): Promise<number> => {
    if (performance.now() - tidiedAt > HOUR_MS) {
      await tidyMails(db, log);
      tidiedAt = performance.now();
    }
    let tried = 0;
    while (!stopping.signal.aborted) {
      const mails = await claimMails(AT_ONCE, db);
      if (mails.length === 0) break;
      await allOf(mails.map((mail) => sendMail(mail, context, cutOff.signal)));
      tried += mails.length;
    }
    return tried;
  };

  const onFailure = (err: unknown) => log.error({ err }, 'the mails that wait could not be sent');
  return {
    runOnce: () => acrossTenants(runOnce),
    start: () => {
      work ??= acrossTenants(() => poll(runOnce, POLL_MS, onFailure, stopping.signal));
    },
    stop: async () => {
      stopping.abort();
      const patience = setTimeout(() => cutOff.abort(), STOPPING_MS);
      await work;
      clearTimeout(patience);
    },
  };
}

/** Waits for all, even if one fails. */
async function allOf(tasks: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/** Deletes mails sent long ago, and unsent ones that are too late. */
async function tidyMails(db: Queries, log: Log): Promise<void> {
  await deleteOldMails(db);
  const lost = await deleteExpiredMails(db);
  if (lost > 0) log.error(`mails given up because they could not be sent in time: ${lost}`);
}

/**
 * Without a mail server, writes each mail atomically to `DATA_DIR/mails/*.eml` and logs the file name. Logs
 * nothing else: subjects name people, and links grant access. Names sort by time.
 */
function folderDelivery(config: MailConfig, log: Log): Delivery {
  const folder = join(config.dataDir, 'mails');
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(mailMessage(mail, config));
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const file = join(folder, fileName(mail));
    await writeFile(`${file}.new`, message, { mode: PRIVATE_FILE });
    await rename(`${file}.new`, file);
    log.info(`mail: ${mail.template}, ${file}`);
  };
}

/** The same on each try, so that a mail is one file. Colons are not allowed in all file systems. */
function fileName({ id, createdAt, template }: QueuedMail): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${template}-${id}.eml`;
}

/** One connection per mail, so that a hanging one blocks no other. */
function smtpDelivery(smtpUrl: string, config: MailConfig): Delivery {
  return async (mail, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      dnsTimeout: SILENCE_MS,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    });
    await transport.sendMail({ ...mailMessage(mail, config), signal });
  };
}

/**
 * Delivers a mail.
 * @param signal aborts the delivery
 * @throws Error when the mail must be retried later
 */
export type Delivery = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

interface MailContext {
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
  mail: ClaimedMail,
  { db, deliver, log }: MailContext,
  cutOff: AbortSignal,
): Promise<void> {
  if (mail.isLeftOut) return dropMail(mail, db);
  try {
    await deliver(mail, AbortSignal.any([cutOff, AbortSignal.timeout(SENDING_MS)]));
  } catch (error) {
    const failure = failureOf(error);
    log.warn(`mail ${mail.id} (${mail.template}) was not sent at try ${mail.tries}: ${failure}`);
    await setLastError(mail, { lastError: failure, isRefused: isAddressRefused(error) }, db);
    return;
  }
  await noteSent(mail, db, cutOff);
}

/** Retries however long the database is down: giving up would send the mail again. */
async function noteSent(mail: QueuedMail, db: Queries, cutOff: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await markSent(mail, db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await delay(500, undefined, { signal: cutOff });
    }
  }
}

/** Whether the mail server says that the address takes no mails, rather than that it takes none just now. */
function isAddressRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}

/** Codes only, such as `EENVELOPE 550`: a server's message may contain the address. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const codes = ['code', 'responseCode'].map((name) => Object.getOwnPropertyDescriptor(error, name)?.value);
  return codes.filter(Boolean).join(' ') || error.message;
}
