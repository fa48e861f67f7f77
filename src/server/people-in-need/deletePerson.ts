import { eraseFromHistory } from '../core/db/eraseFromHistory.ts';
import type { Actor } from '../core/db/historyStore.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { deleteRow, type RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { withdrawMails } from '../core/mail/mailStore.ts';
import { deleteNoticesOf } from '../notifications/deleteNoticesOf.ts';
import { endOpenAssignments } from './assignments/assignmentStore.ts';
import { lockPerson } from './personStore.ts';

/**
 * Erases a person in need (GDPR, art. 17): ends the help, and deletes the request with its notes and assignments, what history and
 * notifications say of the person, and mails that are still to be sent. Visits stay as numbers. Repeating it is harmless.
 * @param actor null for the server
 * @returns false where there is no such person, or none any more
 */
export async function deletePerson(key: RecordKey, actor: Actor | null, db: Queries): Promise<boolean> {
  const isErased = await inTransaction(db, async (trx) => {
    const person = await lockPerson(key, trx);
    if (!person) return false;
    const { id, organizationId, firstname, lastname, phone, email } = person;
    await endOpenAssignments(person, actor, trx);
    await keepVisits(person, trx);
    await deleteRow('people_in_need', person, trx);
    // By the record alone: several people have the short name that notifications tell.
    await deleteNoticesOf({ organizationId, subjectId: id, name: null }, trx);
    const records = [{ table: 'people_in_need', ids: [id] }] as const;
    const texts = [`${firstname} ${lastname}`, phone, ...(email ? [email] : [])];
    await eraseFromHistory({ organizationId, records, actorId: null, texts }, trx);
    await addHistory('people_in_need', person, actor, 'deleted', [], trx);
    return true;
  });
  if (isErased) await acrossTenants(() => withdrawMails({ id: key.id, name: null }, 'request_deleted', db));
  return isErased;
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
