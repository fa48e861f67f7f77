import { v7 as uuid } from 'uuid';
import { addHistory } from '../../core/db/historyStore.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../core/http/Call.ts';
import { csvStream } from '../../core/http/csvStream.ts';
import { countRate } from '../../core/http/rateLimit.ts';
import type { Services } from '../../core/services.ts';
import { notifyTeam } from '../../notifications/notify/notifyTeam.ts';
import { events } from '../eventStore.ts';
import { isOpen, noticeOf } from '../places/EventPlaces.ts';
import { fillPlaces } from '../places/fillPlaces.ts';
import { notifyParticipants } from '../places/notifyParticipants.ts';
import { lockPlaces } from '../places/placesStore.ts';
import { addWalkIn } from './addWalkIn.ts';
import { participants } from './participantStore.ts';
import { findParticipation, lockOwnVolunteer, saveResignation, saveSignUp } from './participationStore.ts';
import { recordAttendance, signUpRate, takesPart } from './recordAttendance.ts';

/**
 * Participants of an event: lists and attendance for the panel, joining and leaving for the companion app.
 */
export function participantOperations({ db }: Pick<Services, 'db'>) {
  const requireEvent = async (id: string, { organizationId }: SignedInUser) => {
    await events.find(id, { organizationId }, db);
    return { id, organizationId };
  };
  const findParticipant = (eventId: string, id: string, { organizationId }: SignedInUser) =>
    participants.find(id, { id: eventId, organizationId }, db);
  const inTurn = createTurns();

  return {
    listParticipants: async ({ user, params, query, language }) => {
      const event = await requireEvent(params.id, user);
      return participants.page(event, { ...query, language }, db);
    },
    exportParticipants: async ({ user, params, query, language, reply }) => {
      const event = await requireEvent(params.id, user);
      const batches = participants.batches(event, { ...query, language }, db);
      return csvStream('participants', batches, language, reply);
    },
    signUpForEvent: async ({ user, params: { id } }) =>
      findParticipant(id, await inTurn(id, () => signUp(id, user, db)), user),
    resignFromEvent: ({ user, params: { id } }) => inTurn(id, () => resign(id, user, db)),
    addWalkIn: async ({ user, params: { id }, body }) =>
      findParticipant(id, await inTurn(id, () => addWalkIn(id, body.volunteerId, user, db)), user),
    updateParticipant: async ({ user, params, body }) => {
      const { id: eventId, participantId } = params;
      await recordAttendance({ eventId, participantId }, body, user, db);
      return findParticipant(eventId, participantId, user);
    },
  } satisfies Partial<Handlers>;
}

/** Runs the work of one key sequentially, in order of arrival. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a rush on one event queue in this process instead of the database, where each waiting request would
 * hold one of the few connections and block everything else. Correctness relies on the row lock, because
 * other processes have queues of their own.
 *
 * @example
 * const inTurn = createTurns();
 * await inTurn(eventId, () => signUp(eventId, user, db));
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    const leave = () => {
      if (last.get(key) === own) last.delete(key);
    };
    own.then(leave, leave);
    return own;
  };
}

/**
 * Cancels a volunteer's sign-up; the first on the waiting list gets the place. Repeating it is harmless.
 * @throws ApiError not_found if the volunteer never signed up, or invalid_state once the event has started
 */
function resign(eventId: string, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    const event = volunteer && (await lockPlaces(eventId, organizationId, trx));
    const participation = event && (await findParticipation(event, volunteer.id, trx));
    if (!participation) throw new ApiError('not_found');
    if (!takesPart(participation.status)) return;
    if (event.hasStarted) throw new ApiError('invalid_state');
    const key = { id: participation.id, organizationId };
    await saveResignation(key, trx);
    const changes = [{ field: 'status', from: participation.status, to: 'resigned' }];
    await addHistory('participants', key, user, 'edited', changes, trx);
    await fillPlaces(event, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'participantResigned', actor: user }, trx);
  });
}

/**
 * Signs a verified volunteer up for an event: to a free place, or to the end of the waiting list. Concurrent
 * sign-ups wait for the event's row lock, so little is done while holding it.
 * @returns the participant's id
 * @throws ApiError forbidden, not_found, already_signed_up, event_not_open or too_many_requests
 */
function signUp(eventId: string, user: SignedInUser, db: Queries): Promise<string> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    if (volunteer?.accountStatus !== 'verified') throw new ApiError('forbidden');
    // Rolled back if the sign-up is refused.
    await countRate(signUpRate, user.id, trx);
    const former = await findParticipation({ id: eventId, organizationId }, volunteer.id, trx);
    const event = await lockPlaces(eventId, organizationId, trx);
    if (!event) throw new ApiError('not_found');
    if (takesPart(former?.status)) throw new ApiError('already_signed_up');
    if (!isOpen(event)) throw new ApiError('event_not_open');
    const isFree = event.nrOfVolunteersSigned < (event.volunteersNeededNum ?? 0);
    const status = isFree ? 'signed_up' : 'waitlisted';
    const key = { id: former?.id ?? uuid(), organizationId };
    await saveSignUp({ ...key, eventId, volunteerId: volunteer.id, status }, trx);
    const changes = [{ field: 'status', from: former?.status ?? null, to: status }];
    await addHistory('participants', key, user, former ? 'edited' : 'created', changes, trx);
    const kind = isFree ? 'participantSignedUp' : 'participantWaitlisted';
    await notifyTeam({ ...noticeOf(event), kind, actor: user }, trx);
    const template = isFree ? 'signedUp' : 'waitlisted';
    await notifyParticipants(event, { template, to: [key] }, trx);
    return key.id;
  });
}
