import { type Actor, addHistory } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { forgetMails, withdrawMails } from '../core/mail/mailStore.ts';
import { eraseVolunteer } from './eraseVolunteer.ts';
import { lockState } from './volunteerStore.ts';

/**
 * Erases a volunteer in any status, with an entry in the history and with the mails. Repeating it is harmless.
 * @param actor null for the server
 * @param isToBe asked once the record is locked, where it may have changed since it was chosen
 * @returns false where there is no such volunteer, or none any more
 */
export async function deleteVolunteer(
  key: RecordKey,
  actor: Actor | null,
  db: Queries,
  isToBe?: (trx: Trx) => Promise<boolean>,
): Promise<boolean> {
  const mailed = await inTransaction(db, async (trx) => {
    const volunteer = await lockState(key.id, key.organizationId, trx);
    if (!volunteer || (isToBe && !(await isToBe(trx)))) return undefined;
    const known = await eraseVolunteer(key, volunteer.accountId, actor, trx);
    await addHistory('volunteers', key, actor, 'deleted', [], trx);
    return known;
  });
  if (!mailed) return false;
  await acrossTenants(async () => {
    await forgetMails(mailed, db);
    const named = mailed.name === null ? null : ({ name: mailed.name, template: 'notification' } as const);
    await withdrawMails({ ids: [key.id], named }, null, db);
  });
  return true;
}
