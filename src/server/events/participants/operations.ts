import { v7 as uuid } from 'uuid';
import { requireCleared } from '../../clearances/clearanceStore.ts';
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
import { countFree } from '../places/waitingStore.ts';
import { findShift, hasOverlap } from '../shifts/shiftStore.ts';
import { addWalkIn } from './addWalkIn.ts';
import { participants } from './participantStore.ts';
import {
  findParticipation,
  listParticipations,
  lockOwnVolunteer,
  saveResignation,
  saveSignUp,
  takeOffer,
} from './participationStore.ts';
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
      findParticipant(id, await inTurn(id, () => signUp({ eventId: id }, user, db)), user),
    resignFromEvent: ({ user, params: { id } }) => inTurn(id, () => resign({ eventId: id }, user, db)),
    signUpForShift: async ({ user, params: { id, shiftId } }) =>
      findParticipant(id, await inTurn(id, () => signUp({ eventId: id, shiftId }, user, db)), user),
    resignFromShift: ({ user, params: { id, shiftId } }) =>
      inTurn(id, () => resign({ eventId: id, shiftId }, user, db)),
    addWalkIn: async ({ user, params: { id }, body }) =>
      findParticipant(id, await inTurn(id, () => addWalkIn(id, body, user, db)), user),
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

interface Place {
  readonly eventId: string;
  /** Of an event with shifts. */
  readonly shiftId?: string;
}

/**
 * Cancels a volunteer's sign-up, for an event with shifts for one or all of them; the first on the waiting list gets the place.
 * Repeating it is harmless.
 * @throws ApiError not_found if the volunteer never signed up, or invalid_state once it has started
 */
function resign({ eventId, shiftId }: Place, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    const event = volunteer && (await lockPlaces(eventId, organizationId, trx));
    const all = event ? await listParticipations(event, volunteer.id, trx) : [];
    const meant = all.filter((one) => shiftId === undefined || one.shiftId === shiftId);
    if (!event || meant.length === 0) throw new ApiError('not_found');
    const taking = meant.filter(({ status }) => takesPart(status));
    if (taking.length === 0) return;
    const toCome = [];
    for (const one of taking) {
      const { hasStarted } = (one.shiftId && (await findShift(event, one.shiftId, trx))) || event;
      if (!hasStarted) toCome.push(one);
    }
    if (toCome.length === 0) throw new ApiError('invalid_state');
    for (const { id, status } of toCome) {
      const key = { id, organizationId };
      await saveResignation(key, trx);
      const changes = [{ field: 'status', from: status, to: 'resigned' }];
      await addHistory('participants', key, user, 'edited', changes, trx);
    }
    await fillPlaces(event, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'participantResigned', actor: user }, trx);
  });
}

/**
 * Signs a verified volunteer up for an event: to a free place, or to the end of the waiting list; who waits takes a place
 * that is kept for them, or for nobody. Concurrent sign-ups wait for the event's row lock, so little is done while
 * holding it.
 * @returns the participant's id
 * @throws ApiError forbidden, not_found, already_signed_up, event_not_open, shift_needed, shifts_overlap, not_cleared, place_taken or too_many_requests
 */
function signUp({ eventId, shiftId }: Place, user: SignedInUser, db: Queries): Promise<string> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    if (volunteer?.accountStatus !== 'verified') throw new ApiError('forbidden');
    // Rolled back if the sign-up is refused.
    await countRate(signUpRate, user.id, trx);
    const place = { volunteerId: volunteer.id, shiftId };
    const former = await findParticipation({ id: eventId, organizationId }, place, trx);
    const event = await lockPlaces(eventId, organizationId, trx);
    const shift = event && shiftId !== undefined ? await findShift(event, shiftId, trx) : undefined;
    if (!event || (shiftId !== undefined && !shift)) throw new ApiError('not_found');
    const waits = former?.status === 'waitlisted' ? former : undefined;
    if (takesPart(former?.status) && !waits) throw new ApiError('already_signed_up');
    if (!isOpen(event) || shift?.hasEnded) throw new ApiError('event_not_open');
    if (!shift && event.shiftCount > 0) throw new ApiError('shift_needed');
    if (shift && (await hasOverlap({ id: volunteer.id, organizationId }, shift, trx)))
      throw new ApiError('shifts_overlap');
    if (event.withMinors) await requireCleared({ id: volunteer.id, organizationId }, user, trx);
    const isLeft = shift
      ? shift.taken < shift.places
      : event.nrOfVolunteersSigned < (event.volunteersNeededNum ?? 0);
    // Where nobody waits, no place is kept for anybody.
    const isFree =
      isLeft &&
      ((shift ?? event).waitlisted === 0 ||
        (await countFree(event, { shiftId, participantId: waits?.id }, trx)) > 0);
    if (waits && !isFree) throw new ApiError(waits.offeredUntil ? 'place_taken' : 'already_signed_up');
    const status = isFree ? 'signed_up' : 'waitlisted';
    const key = { id: former?.id ?? uuid(), organizationId };
    if (waits) await takeOffer(key, event, trx);
    else await saveSignUp({ ...key, ...place, eventId, status }, trx);
    const changes = [{ field: 'status', from: former?.status ?? null, to: status }];
    await addHistory('participants', key, user, former ? 'edited' : 'created', changes, trx);
    const kind = isFree ? 'participantSignedUp' : 'participantWaitlisted';
    await notifyTeam({ ...noticeOf(event), kind, actor: user }, trx);
    const template = isFree ? 'signedUp' : 'waitlisted';
    await notifyParticipants(event, { template, to: [key] }, trx);
    return key.id;
  });
}
