import { decisionOn, type EventAction, stateOf } from '../../domain/events/eventRules.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { lockTimeZone } from './calendar/timeZoneStore.ts';
import { endInPast, impossibleTimes, publishingIssues, refuseIssues } from './eventIssues.ts';
import { events, touchEvent } from './eventStore.ts';
import { type EventPlaces, noticeOf } from './places/EventPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { lockPlaces } from './places/placesStore.ts';

/** @throws ApiError invalid_input naming each missing or invalid field, or invalid_state */
export function publishEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return actOn('publish', { id, user, db }, async (event, trx) => {
    const stored = await events.find(id, user, trx);
    const impossible = impossibleTimes(stored, await lockTimeZone(user.organizationId, trx));
    const past = event.hasEnded ? [endInPast(stored)] : [];
    refuseIssues([...publishingIssues(stored), ...impossible, ...past]);
    await touchEvent(event, { status: 'active', publishedAt: new Date().toISOString() }, trx);
    const changes = [{ field: 'status', from: 'draft', to: 'active' }];
    await addHistory('events', event, user, 'published', changes, trx);
  });
}

export function unpublishEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return actOn('unpublish', { id, user, db }, async (event, trx) => {
    await touchEvent(event, { status: 'draft', publishedAt: null }, trx);
    const changes = [{ field: 'status', from: 'active', to: 'draft' }];
    await addHistory('events', event, user, 'unpublished', changes, trx);
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
  await addHistory('events', event, actor, 'finished', changes, trx);
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
    await addHistory('events', event, user, 'cancelled', changes, trx);
    const told = await notifyParticipants(event, { template: 'eventCancelled', reason }, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'eventCancelled', actor: user, reason }, trx);
    return told;
  });
  return told ?? 0;
}

interface Request {
  readonly id: string;
  readonly user: SignedInUser;
  readonly db: Queries;
}

/**
 * Performs an action on the foundation's event, serialised by a lock, if the event's state and the user's
 * role allow it. Does nothing if it is already done.
 * @returns the outcome, if the action was performed
 * @throws ApiError not_found, or the refusal of `decisionOn`
 */
export function actOn<Outcome>(
  action: EventAction,
  { id, user, db }: Request,
  perform: (event: EventPlaces, trx: Trx) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return inTransaction(db, async (trx) => {
    const event = await lockPlaces(id, user.organizationId, trx);
    if (!event) throw new ApiError('not_found');
    const hasParticipants = event.nrOfVolunteersSigned + event.waitlisted > 0;
    const decision = decisionOn(action, stateOf(event), { ...event, role: user.role, hasParticipants });
    if (decision === 'repeat') return undefined;
    if (decision !== 'do') throw new ApiError(decision);
    return perform(event, trx);
  });
}
