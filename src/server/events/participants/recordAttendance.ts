import { sql } from 'kysely';
import type { Body } from '../../../contract/calls.ts';
import type { components } from '../../../contract/generated/types.ts';
import { presetMinutes } from '../../../domain/events/presetMinutes.ts';
import { changesBetween } from '../../core/db/changesBetween.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { joined, type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';
import type { RateLimit } from '../../core/http/rateLimit.ts';
import { findTimeZone } from '../calendar/timeZoneStore.ts';
import type { EventPlaces } from '../places/EventPlaces.ts';
import { lockPlaces } from '../places/placesStore.ts';
import { findShift } from '../shifts/shiftStore.ts';
import { requireUncounted } from './attendedTimes.ts';
import type { Participant } from './participantStore.ts';
import { isAttendanceClosed, lockParticipant } from './participationStore.ts';
import { ratingOf } from './ratingOf.ts';

interface Place {
  readonly eventId: string;
  readonly participantId: string;
}

/**
 * Records or clears a participant's attendance, with an optional note, and updates the volunteer's rating.
 * @throws ApiError not_found, invalid_state, or time_overlaps with time noted by hand
 */
export function recordAttendance(
  { eventId, participantId }: Place,
  { status, note = null, ...given }: Body<'updateParticipant'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockVolunteerOf(participantId, organizationId, trx);
    const event = volunteer && (await lockPlaces(eventId, organizationId, trx));
    const participant = event && (await lockParticipant(event, participantId, trx));
    if (!participant) throw new ApiError('not_found');
    const isClosed = await isAttendanceClosed(event, trx);
    if (!mayRecord(participant.status, status, { ...event, isClosed })) throw new ApiError('invalid_state');
    const minutes = await minutesOf(status, { participant, given: given.minutes, event }, trx);
    // A time that nobody has given is no news of its own.
    const told = ['status', 'note', ...(given.minutes === undefined ? [] : ['minutes'])];
    const changes = changesBetween(participant, { status, note, minutes }, told);
    if (changes.length === 0) return;
    const key = { id: participantId, organizationId };
    await setColumns('participants', key, { status, note, minutes }, trx);
    if (changes.some(({ field }) => field === 'status' || field === 'minutes'))
      await requireUncounted(participantId, { ...volunteer, organizationId }, trx);
    await rateVolunteer({ ...volunteer, organizationId }, trx);
    await addHistory('participants', key, user, 'edited', changes, trx);
  });
}

interface Time {
  readonly participant: Pick<Participant, 'status' | 'minutes' | 'shiftId'>;
  /** What the request says; undefined if it says nothing. */
  readonly given: number | null | undefined;
  readonly event: EventPlaces;
}

/** Minutes of whoever attended: those given, those recorded before, or the length of the event or their shift. */
async function minutesOf(
  status: ParticipantStatus,
  { participant, given, event }: Time,
  trx: Trx,
): Promise<number | null> {
  if (status !== 'attended') return null;
  if (given !== undefined) return given;
  if (participant.status === 'attended') return participant.minutes ?? null;
  const { shiftId } = participant;
  const shift = shiftId ? await findShift(event, shiftId, trx) : undefined;
  return presetMinutes(shift ?? event, await findTimeZone(event.organizationId, trx));
}

/** The participant's volunteer, locked, so that rating updates are serialised. */
function lockVolunteerOf(participantId: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .innerJoin('participants', joined('participants.volunteerId', 'volunteers.id'))
    .select('volunteers.id')
    .where('participants.id', '=', participantId)
    .where('volunteers.organizationId', '=', organizationId)
    .forNoKeyUpdate('volunteers')
    .executeTakeFirst();
}

/** Computes a locked volunteer's rating from all recorded attendance. */
export async function rateVolunteer({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  const { attended, recorded } = await trx
    .selectFrom('participants')
    .select([
      sql<number>`count(*) filter (where "status" = 'attended')::int`.as('attended'),
      sql<number>`count(*) filter (where "status" in ('attended', 'no_show'))::int`.as('recorded'),
    ])
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .executeTakeFirstOrThrow();
  const rating = ratingOf(attended, recorded);
  await setColumns('volunteers', { id, organizationId }, { rating }, trx);
}

type Schemas = components['schemas'];
type ParticipantStatus = Schemas['ParticipantStatus'];

/** Per volunteer: each sign-up notifies the whole team, so repeated joining and resigning is limited. */
export const signUpRate: RateLimit = { name: 'signUp:account', limit: 30, seconds: 60 * 60 };

/** What recording attendance depends on. */
export interface AttendanceEvent extends Pick<EventPlaces, 'cancelledAt' | 'hasStarted'> {
  /** Whether it ended more than CORRECTION_DAYS ago. */
  readonly isClosed: boolean;
}

/**
 * Whether a status means a place, a spot on the waiting list or attendance; people who resigned may join
 * again.
 */
export function takesPart(status: ParticipantStatus | undefined): boolean {
  return status !== undefined && status !== 'resigned';
}

/** From the event's start until its correction period ends; never where it was cancelled. */
export function takesAttendance({ cancelledAt, hasStarted, isClosed }: AttendanceEvent): boolean {
  return hasStarted && cancelledAt === null && !isClosed;
}

/**
 * Whether attendance may change to this. From the event's start, participants with a place can be recorded as
 * attended or missed, and be reset; a note alone may be written before.
 */
export function mayRecord(
  current: ParticipantStatus,
  wanted: Schemas['Attendance'],
  event: AttendanceEvent,
): boolean {
  if (current === 'waitlisted' || current === 'resigned') return false;
  return current === wanted || takesAttendance(event);
}
