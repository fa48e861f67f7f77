import type { RecordKey } from '../../core/db/RecordKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { isOpen } from './EventPlaces.ts';
import { fillPlaces } from './fillPlaces.ts';
import { deleteParticipation, lockPlaces, openEventsOf } from './placesStore.ts';

/**
 * Passes a volunteer's places at future events on to the waiting list, before the volunteer is deleted or
 * leaves. Past events keep their counts.
 *
 * @example
 * await inTransaction(db, async (trx) => {
 *   const { accountId } = await lockState(id, organizationId, trx);
 *   await releasePlaces({ id, organizationId }, trx);
 *   await deleteVolunteer({ id, organizationId, accountId }, trx);
 * });
 */
export async function releasePlaces(volunteer: RecordKey, trx: Trx): Promise<void> {
  for (const eventId of await openEventsOf(volunteer, trx)) {
    const event = await lockPlaces(eventId, volunteer.organizationId, trx);
    if (!event || !isOpen(event)) continue;
    await deleteParticipation(event, volunteer.id, trx);
    await fillPlaces(event, trx);
  }
}
