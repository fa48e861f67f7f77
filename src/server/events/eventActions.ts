import { type Actor, addHistory } from '../core/db/historyStore.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { historyOf, noticeOf } from './aboutEvent.ts';
import { actOn } from './actOn.ts';
import { lockTimeZone } from './calendar/timeZoneStore.ts';
import { endInPast, impossibleTimes, publishingIssues, refuseIssues } from './eventIssues.ts';
import { events, touchEvent } from './eventStore.ts';
import type { EventPlaces } from './participation/EventPlaces.ts';
import { notifyParticipants } from './participation/notifyParticipants.ts';

/** @throws ApiError invalid_input naming each missing or invalid field, or invalid_state */
export function publishEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return actOn('publish', { id, user, db }, async (event, trx) => {
    const stored = await events.find(id, user, trx);
    if (!stored) throw new ApiError('not_found');
    const impossible = impossibleTimes(stored, await lockTimeZone(user.organizationId, trx));
    const past = event.hasEnded ? [endInPast(stored)] : [];
    refuseIssues([...publishingIssues(stored), ...impossible, ...past]);
    await touchEvent(event, { status: 'active', publishedAt: new Date().toISOString() }, trx);
    const changes = [{ field: 'status', from: 'draft', to: 'active' }];
    await addHistory(historyOf(event), user, 'published', changes, trx);
  });
}

export function unpublishEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return actOn('unpublish', { id, user, db }, async (event, trx) => {
    await touchEvent(event, { status: 'draft', publishedAt: null }, trx);
    const changes = [{ field: 'status', from: 'active', to: 'draft' }];
    await addHistory(historyOf(event), user, 'unpublished', changes, trx);
  });
}

export function finishEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return actOn('finish', { id, user, db }, (event, trx) => finishLocked(event, user, trx));
}

/**
 * Finishes an event, by a user or by the job after its end. @param event active, and locked by `lockPlaces`
 */
export async function finishLocked(event: EventPlaces, actor: Actor | null, trx: Trx): Promise<void> {
  await touchEvent(event, { status: 'finished', finishedAt: new Date().toISOString() }, trx);
  const changes = [{ field: 'status', from: 'active', to: 'finished' }];
  await addHistory(historyOf(event), actor, 'finished', changes, trx);
  await notifyTeam({ ...noticeOf(event), kind: 'eventFinished', actor }, trx);
}

/**
 * Closes the sign-up and mails everyone the reason; existing places stay on record.
 * @returns number of notified participants
 */
export async function cancelEvent(
  id: string,
  reason: string,
  user: SignedInUser,
  db: Queries,
): Promise<number> {
  const told = await actOn('cancel', { id, user, db }, async (event, trx) => {
    const cancelledAt = new Date().toISOString();
    await touchEvent(event, { cancelledAt, cancellationReason: reason }, trx);
    const changes = [
      { field: 'cancelledAt', from: null, to: cancelledAt },
      { field: 'cancellationReason', from: null, to: reason },
    ];
    await addHistory(historyOf(event), user, 'cancelled', changes, trx);
    const told = await notifyParticipants(event, { template: 'eventCancelled', reason }, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'eventCancelled', actor: user, reason }, trx);
    return told;
  });
  return told ?? 0;
}
