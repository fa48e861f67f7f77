import { eraseReports } from '../abuse-reports/eraseReports.ts';
import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import { deleteRow, type RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { type Told, withdrawMails } from '../core/mail/mailStore.ts';
import { eraseDataRequests } from '../data-requests/dataRequestStore.ts';
import { deleteNoticesOf } from '../notifications/deleteNoticesOf.ts';
import { forgetViewsOf } from '../saved-views/forgetViewsOf.ts';
import { endOpenAssignments } from './assignments/assignmentStore.ts';
import { type LockedPerson, lockPerson } from './personStore.ts';

/**
 * Erases a person in need (GDPR, art. 17): ends the help, and deletes the request with its notes and assignments, what history and
 * notifications say of the person, and mails that are still to be sent. Visits stay as numbers, and of requests about data what was
 * asked for, the days and how it ended. Repeating it is harmless.
 * @param actor null for the server
 * @param isToBe asked once the record is locked, where it may have changed since it was chosen
 * @returns false where there is no such person, or none any more
 */
export async function deletePerson(
  key: RecordKey,
  actor: Actor | null,
  db: Queries,
  isToBe?: (trx: Trx) => Promise<boolean>,
): Promise<boolean> {
  const erased = await inTransaction(db, async (trx) => {
    const person = await lockPerson(key, trx);
    if (!person || (isToBe && !(await isToBe(trx)))) return undefined;
    return erase(person, actor, trx);
  });
  if (!erased) return false;
  await acrossTenants(() => withdrawMails(erased, 'request_deleted', db));
  return true;
}

/** @returns what mails may tell of the person by */
async function erase(person: LockedPerson, actor: Actor | null, trx: Trx): Promise<Told> {
  const { id, organizationId, firstname, lastname, phone, email } = person;
  await endOpenAssignments(person, actor, trx);
  await keepVisits(person, trx);
  const requests = await eraseDataRequests(person, trx);
  await deleteRow('upcoming_erasures', person, trx);
  await deleteRow('people_in_need', person, trx);
  const records = [
    { table: 'people_in_need', ids: [id] },
    { table: 'data_requests', ids: requests },
    { table: 'abuse_reports', ids: await eraseReports(person, trx) },
  ] as const;
  const ids = [id, ...requests];
  // By the records alone: several people have the short name that notifications tell.
  for (const subjectId of ids) await deleteNoticesOf({ organizationId, subjectId, name: null }, trx);
  const name = `${firstname} ${lastname}`;
  const texts = [name, phone, ...(email ? [email] : [])];
  await eraseFromHistory({ organizationId, records, actorId: null, texts }, trx);
  await forgetViewsOf(texts, organizationId, trx);
  await addHistory('people_in_need', person, actor, 'deleted', [], trx);
  return { ids, named: { name, template: 'notification' } };
}

/** Leaves when somebody was there, for how long and who; not what was noted. */
async function keepVisits({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  await trx
    .updateTable('person_in_need_visits')
    .set({ note: null, nextStep: null })
    .where('organizationId', '=', organizationId)
    .where('personId', '=', id)
    .execute();
}
