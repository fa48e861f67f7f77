import type { Trx } from '../db/transaction.ts';
import { isOpen } from './EventPlaces.ts';
import { fillPlaces } from './fillPlaces.ts';
import { deleteParticipation, lockPlaces, openEventsOf } from './placesStore.ts';

/**
 * Before a volunteer is deleted or leaves the foundation: the places at events that are still to take place go to
 * those who wait. Events that are over keep their counts, which tell how it was.
 *
 * @example
 * await inTransaction(db, async (trx) => {
 *   await lockState(volunteerId, organizationId, trx);
 *   await releasePlaces(volunteerId, organizationId, trx);
 *   await deleteVolunteer(volunteerId, accountId, trx);
 * });
 */
export async function releasePlaces(volunteerId: string, organizationId: string, trx: Trx): Promise<void> {
  for (const eventId of await openEventsOf(volunteerId, trx)) {
    const event = await lockPlaces(eventId, organizationId, trx);
    if (!event || !isOpen(event)) continue;
    await deleteParticipation(eventId, volunteerId, trx);
    await fillPlaces(event, trx);
  }
}
