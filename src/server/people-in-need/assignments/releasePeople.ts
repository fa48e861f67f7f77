import type { Actor } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { change } from '../personActs.ts';
import { lockPerson } from '../personStore.ts';
import { endAssignment, findAssignment, listOpenAssignments } from './assignmentStore.ts';

/**
 * Ends a volunteer's open assignments before the volunteer is deleted or leaves. A request that nobody else is on
 * is new again.
 * @param volunteer locked, and people are locked by id
 */
export async function releasePeople(volunteer: RecordKey, actor: Actor | null, trx: Trx): Promise<void> {
  const { id: volunteerId, organizationId } = volunteer;
  for (const key of await listOpenAssignments({ volunteerId }, organizationId, trx)) {
    const person = await lockPerson({ id: key.personId, organizationId }, trx);
    const assignment = person && (await findAssignment(key, trx));
    if (!assignment) continue;
    await endAssignment(assignment, 'ended', actor, trx);
    if (person.status !== 'in_progress' || person.responsible) continue;
    const others = await listOpenAssignments({ personId: person.id }, organizationId, trx);
    if (others.length === 0) await change(person, { ...person, status: 'new' }, 'reopened', actor, trx);
  }
}
