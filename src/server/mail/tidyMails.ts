import type { Log } from '../createLog.ts';
import type { Queries } from '../db/transaction.ts';
import { KEPT_DAYS } from './mailRules.ts';
import { deleteExpiredMails, deleteOldMails } from './mailStore.ts';

/** Forgets mails that were sent long ago, and those that were never sent and are of no use any more. */
export async function tidyMails(db: Queries, log: Log): Promise<void> {
  await deleteOldMails(KEPT_DAYS, db);
  const lost = await deleteExpiredMails(db);
  if (lost > 0) log.error(`mails given up because they could not be sent in time: ${lost}`);
}
