import { addHistory } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type EventPlaces, isOpen } from './EventPlaces.ts';
import { notifyParticipants } from './notifyParticipants.ts';
import { countPlaces, deleteParticipation, lockPlaces, openEventsOf } from './placesStore.ts';
import { moveUp, type Offer, offerPlaces } from './waitingStore.ts';

/**
 * Passes freed or added places on to the waiting list and updates the counts, in the transaction that freed the places: the first who wait
 * get them, or are asked, as the foundation has it, and are mailed. An ended or cancelled event keeps its waiting list.
 * @param event locked by `lockPlaces`
 */
export async function fillPlaces(event: EventPlaces, trx: Trx): Promise<void> {
  const { organizationId } = event;
  const isAsking = isOpen(event) && (await asksFirst(organizationId, trx));
  const offers = isAsking ? await offerPlaces(event, trx) : [];
  const moved = isOpen(event) && !isAsking ? await moveUp(event, trx) : [];
  for (const offer of offers) await noteOffer(offer, organizationId, trx);
  const changes = [{ field: 'status', from: 'waitlisted', to: 'signed_up' }];
  for (const { id } of moved)
    await addHistory('participants', { id, organizationId }, null, 'edited', changes, trx);
  await countPlaces(event, trx);
  if (moved.length > 0) await notifyParticipants(event, { template: 'placeFreed', to: moved }, trx);
  if (offers.length > 0) await notifyParticipants(event, { template: 'placeOffered', to: offers }, trx);
}

/** Whether the foundation asks who waits before they get a place. */
async function asksFirst(organizationId: string, trx: Trx): Promise<boolean> {
  const { offerHours } = await trx
    .selectFrom('organizations')
    .select('offerHours')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return offerHours !== null;
}

async function noteOffer({ id, offeredUntil }: Offer, organizationId: string, trx: Trx): Promise<void> {
  const changes = [{ field: 'offeredUntil', from: null, to: offeredUntil }];
  await addHistory('participants', { id, organizationId }, null, 'edited', changes, trx);
}

/**
 * Passes a volunteer's places at future events on to the waiting list, before the volunteer is deleted or
 * leaves. Past events keep their counts, and whoever was there theirs.
 * @param volunteer locked
 */
export async function releasePlaces(volunteer: RecordKey, trx: Trx): Promise<void> {
  for (const eventId of await openEventsOf(volunteer, trx)) {
    const event = await lockPlaces(eventId, volunteer.organizationId, trx);
    if (!event || !isOpen(event)) continue;
    await deleteParticipation(event, volunteer.id, trx);
    await fillPlaces(event, trx);
  }
}
