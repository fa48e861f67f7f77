import { addHistory } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type EventPlaces, isOpen } from './EventPlaces.ts';
import { notifyParticipants } from './notifyParticipants.ts';
import { countPlaces, deleteParticipation, lockPlaces, moveUp, openEventsOf } from './placesStore.ts';

/**
 * Gives freed or added places to the first on the waiting list, mails them, and updates the counts, in the
 * transaction that freed the places. An ended or cancelled event keeps its waiting list.
 * @param event locked by `lockPlaces`
 */
export async function fillPlaces(event: EventPlaces, trx: Trx): Promise<void> {
  const { organizationId } = event;
  const moved = isOpen(event) ? await moveUp(event, trx) : [];
  const changes = [{ field: 'status', from: 'waitlisted', to: 'signed_up' }];
  for (const { id } of moved)
    await addHistory('participants', { id, organizationId }, null, 'edited', changes, trx);
  await countPlaces(event, trx);
  if (moved.length > 0) await notifyParticipants(event, { template: 'placeFreed', to: moved }, trx);
}

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
