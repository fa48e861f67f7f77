import { addHistory } from '../../core/db/historyStore.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type EventPlaces, isOpen } from './EventPlaces.ts';
import { notifyParticipants } from './notifyParticipants.ts';
import { countPlaces, moveUp } from './placesStore.ts';

/**
 * Gives freed or added places to the first on the waiting list, mails them, and updates the counts, in the
 * transaction that freed the places. An ended or cancelled event keeps its waiting list.
 * @param event locked by `lockPlaces`
 */
export async function fillPlaces(event: EventPlaces, trx: Trx): Promise<void> {
  const { organizationId } = event;
  const moved = isOpen(event) ? await moveUp(event, trx) : [];
  const changes = [{ field: 'status', from: 'waitlisted', to: 'signed_up' }];
  for (const participant of moved) {
    const subject = { table: 'participants', id: participant.id, organizationId } as const;
    await addHistory(subject, null, 'edited', changes, trx);
  }
  await countPlaces(event, trx);
  if (moved.length > 0) await notifyParticipants(event, { template: 'placeFreed', to: moved }, trx);
}
