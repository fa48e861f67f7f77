import type { components } from '../../contract/generated/types.ts';
import { decisionOn, type EventAction, stateOf } from '../../domain/events/eventRules.ts';
import { followingOf } from '../../domain/events/followingOf.ts';
import { type Actor, addHistory, requireDeleted } from '../core/db/historyStore.ts';
import { deleteRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { leaveOutMails } from '../sent-mails/sentMailStore.ts';
import { lockTimeZone } from './calendar/timeZoneStore.ts';
import { endInPast, impossibleTimes, publishingIssues, refuseIssues, shiftFaults } from './eventIssues.ts';
import { events, touchEvent } from './eventStore.ts';
import { type EventPlaces, isOpen, noticeOf } from './places/EventPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { lockPlaces } from './places/placesStore.ts';
import { listSeries } from './series/seriesStore.ts';
import { shiftRowsOf } from './shifts/shiftStore.ts';

/** @throws ApiError invalid_input naming each missing or invalid field, invalid_state, or record_changed */
export function publishEvent(request: EventRequest & { readonly version?: number | null }): Promise<Acted> {
  const { id, user, version } = request;
  return actOn('publish', request, async (event, trx) => {
    const stored = await events.find(event.id, user, trx);
    if (event.id === id) requireVersion(version, stored);
    const timeZone = await lockTimeZone(user.organizationId, trx);
    const shifts = await shiftRowsOf(event, trx);
    const impossible = [...impossibleTimes(stored, timeZone), ...shiftFaults(stored, shifts, timeZone)];
    const past = event.hasEnded ? [endInPast(stored)] : [];
    refuseIssues([...publishingIssues(stored), ...impossible, ...past]);
    await touchEvent(event, { status: 'active', publishedAt: new Date().toISOString() }, trx);
    const changes = [{ field: 'status', from: 'draft', to: 'active' }];
    await addHistory('events', event, user, 'published', changes, trx);
  });
}

export function unpublishEvent(request: EventRequest): Promise<Acted> {
  return actOn('unpublish', request, async (event, trx) => {
    await touchEvent(event, { status: 'draft', publishedAt: null }, trx);
    const changes = [{ field: 'status', from: 'active', to: 'draft' }];
    await addHistory('events', event, request.user, 'unpublished', changes, trx);
  });
}

export function finishEvent(request: EventRequest): Promise<Acted> {
  return actOn('finish', request, (event, trx) => finishLocked(event, request.user, trx));
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

/** Closes the sign-up and mails everyone the reason; existing places stay on record. */
export function cancelEvent(reason: string, request: EventRequest): Promise<Acted> {
  const { user } = request;
  return actOn('cancel', request, async (event, trx) => {
    const cancelledAt = new Date().toISOString();
    await touchEvent(event, { cancelledAt, cancellationReason: reason }, trx);
    const changes = [
      { field: 'cancelledAt', from: null, to: cancelledAt },
      { field: 'cancellationReason', from: null, to: reason },
    ];
    await addHistory('events', event, user, 'cancelled', changes, trx);
    await leaveOutMails(event, 'event_cancelled', trx);
    const told = await notifyParticipants(event, { template: 'eventCancelled', reason }, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'eventCancelled', actor: user, reason }, trx);
    return told;
  });
}

/** Deletes an event with its participations and mails the participants; repeating it is harmless. */
export async function deleteEvent(request: EventRequest): Promise<void> {
  const { id, user, db } = request;
  try {
    await actOn('delete', request, async (event, trx) => {
      await leaveOutMails(event, 'event_cancelled', trx);
      const told = isOpen(event) ? await notifyParticipants(event, { template: 'eventDeleted' }, trx) : 0;
      await deleteRow('events', event, trx);
      const changes = [{ field: 'title', from: event.title, to: null }];
      await addHistory('events', event, user, 'deleted', changes, trx);
      const { organizationId, subject } = noticeOf(event);
      const gone = { ...subject, id: null };
      await notifyTeam({ kind: 'eventDeleted', organizationId, actor: user, subject: gone }, trx);
      return told;
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await requireDeleted('events', { id, organizationId: user.organizationId }, db);
  }
}

export interface EventRequest {
  readonly id: string;
  readonly user: SignedInUser;
  readonly db: Queries;
  /** Whether the later events of the series are meant, too. */
  readonly scope?: components['schemas']['EventScope'] | undefined;
}

/** What an act came to. */
export interface Acted {
  /** Mailed participants, of all events. */
  readonly told: number;
  /** Later events of the series that have changed. */
  readonly changedInSeries: number;
}

/** An event's part of an act. @returns how many participants were mailed, if any, or `unchanged` */
type Perform = (event: EventPlaces, trx: Trx) => Promise<unknown>;

/**
 * Performs an act on the foundation's event, serialised by a lock, if the event's state and the user's role
 * allow it. Does nothing if it is already done. Later events of the series whose state refuses are left as they are.
 *
 * @param perform called for the event itself first
 * @throws ApiError not_found, the refusal of `decisionOn`, or following_refused
 */
export function actOn(
  action: EventAction,
  { id, user, db, scope = 'one' }: EventRequest,
  perform: Perform,
): Promise<Acted> {
  return inTransaction(db, async (trx) => {
    const key = { id, organizationId: user.organizationId };
    const later = scope === 'following' ? followingOf(id, await listSeries(key, trx)) : [];
    const locked = await lockEach([id, ...later.map((event) => event.id)], user, trx);
    const event = locked.get(id);
    if (!event) throw new ApiError('not_found');
    const decision = decide(action, event, user);
    if (decision !== 'do' && decision !== 'repeat') throw new ApiError(decision);
    const own = decision === 'do' ? await perform(event, trx) : undefined;
    const others: unknown[] = [];
    for (const { id: laterId, startDate } of later) {
      const other = locked.get(laterId);
      if (!other || decide(action, other, user) !== 'do') continue;
      try {
        others.push(await perform(other, trx));
      } catch (error) {
        if (!(error instanceof ApiError) || !startDate) throw error;
        const day = new Date(startDate);
        throw new ApiError('following_refused', { values: { day }, cause: error });
      }
    }
    const told = [own, ...others].reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
    return { told, changedInSeries: others.filter((one) => one !== 'unchanged').length };
  });
}

/** Locks events in the order of their ids; those deleted meanwhile are missing. */
async function lockEach(
  ids: readonly string[],
  { organizationId }: SignedInUser,
  trx: Trx,
): Promise<Map<string, EventPlaces>> {
  const locked = new Map<string, EventPlaces>();
  for (const id of [...ids].sort()) {
    const event = await lockPlaces(id, organizationId, trx);
    if (event) locked.set(id, event);
  }
  return locked;
}

function decide(action: EventAction, event: EventPlaces, { role }: SignedInUser) {
  const hasParticipants = event.nrOfVolunteersSigned + event.waitlisted > 0;
  return decisionOn(action, stateOf(event), { ...event, role, hasParticipants });
}
