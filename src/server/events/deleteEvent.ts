import { addHistory, wasDeleted } from '../db/historyStore.ts';
import type { Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { isOpen } from '../participation/EventPlaces.ts';
import { tellParticipants } from '../participation/tellParticipants.ts';
import { historyOf, noticeOf } from './aboutEvent.ts';
import { actOn } from './actOn.ts';
import { deleteEventRow } from './eventStore.ts';

/** Deletes an event with its participations; again is no harm. Who was about to come is told. */
export async function deleteEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  try {
    await actOn('delete', { id, user, db }, async (event, trx) => {
      if (isOpen(event)) await tellParticipants(event, { template: 'eventDeleted' }, trx);
      await deleteEventRow(event, trx);
      const changes = [{ field: 'title', from: event.title, to: null }];
      await addHistory(historyOf(event), user, 'deleted', changes, trx);
      const { organizationId, subject } = noticeOf(event);
      const gone = { ...subject, id: null };
      await notifyTeam({ kind: 'eventDeleted', organizationId, actor: user, subject: gone }, trx);
    });
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    if (isGone && (await wasDeleted(historyOf({ id, organizationId: user.organizationId }), db))) return;
    throw error;
  }
}
