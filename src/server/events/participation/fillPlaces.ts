import { addHistory } from '../../core/db/historyStore.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type EventPlaces, isOpen } from './EventPlaces.ts';
import { countPlaces, moveUp } from './placesStore.ts';
import { tellParticipants } from './tellParticipants.ts';

/**
 * After places became free or more: those who have waited longest get them and are told, in the transaction that made
 * them free, and the event's counts are right again. An event that is over or cancelled keeps its waiting list.
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
  if (moved.length > 0) await tellParticipants(event, { template: 'placeFreed', to: moved }, trx);
}
