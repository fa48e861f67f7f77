import { sql } from 'kysely';
import type { Body } from '../../../contract/calls.ts';
import type { components } from '../../../contract/generated/types.ts';
import { changesBetween } from '../../core/db/changesBetween.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/RecordKey.ts';
import { setColumns } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';
import type { RateLimit } from '../../core/http/rateLimit.ts';
import type { EventPlaces } from '../participation/EventPlaces.ts';
import { lockPlaces } from '../participation/placesStore.ts';
import { isAttendanceClosed, lockParticipant } from './participationStore.ts';
import { ratingOf } from './ratingOf.ts';

interface Place {
  readonly eventId: string;
  readonly participantId: string;
}

/**
 * Notes that a participant came or did not come, or takes that back, with a note of the team; the volunteer's rating
 * follows.
 * @throws ApiError not_found or invalid_state
 */
export function recordAttendance(
  { eventId, participantId }: Place,
  { status, note = null }: Body<'updateParticipant'>,
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
    const changes = changesBetween(participant, { status, note }, ['status', 'note']);
    if (changes.length === 0) return;
    await setColumns('participants', { id: participantId, organizationId }, { status, note }, trx);
    await rateVolunteer({ ...volunteer, organizationId }, trx);
    const subject = { table: 'participants', id: participantId, organizationId } as const;
    await addHistory(subject, user, 'edited', changes, trx);
  });
}

/** The volunteer whose participation it is, locked, so that its rating changes once at a time. */
function lockVolunteerOf(participantId: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .innerJoin('participants', (on) =>
      on
        .onRef('participants.organizationId', '=', 'volunteers.organizationId')
        .onRef('participants.volunteerId', '=', 'volunteers.id'),
    )
    .select('volunteers.id')
    .where('participants.id', '=', participantId)
    .where('volunteers.organizationId', '=', organizationId)
    .forNoKeyUpdate('volunteers')
    .executeTakeFirst();
}

/** Rates a volunteer, who is locked, by all the attendance that was recorded. */
async function rateVolunteer({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
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

/** For a volunteer: each sign-up is news to the whole team, so nobody may sign up and resign all day. */
export const signUpRate: RateLimit = { name: 'signUp:account', limit: 30, seconds: 60 * 60 };

/** What recording attendance depends on. */
export interface AttendanceEvent extends Pick<EventPlaces, 'cancelledAt' | 'hasStarted'> {
  /** Whether it ended more than CORRECTION_DAYS ago. */
  readonly isClosed: boolean;
}

/** Whether somebody has a place at an event or waits for one, or came: whoever resigned may join again. */
export function takesPart(status: ParticipantStatus | undefined): boolean {
  return status !== undefined && status !== 'resigned';
}

/**
 * Whether the attendance of somebody may become this. Who has a place came or did not come once the event has started,
 * and that can be taken back; a note alone may be written before, too.
 */
export function mayRecord(
  current: ParticipantStatus,
  wanted: Schemas['Attendance'],
  { cancelledAt, hasStarted, isClosed }: AttendanceEvent,
): boolean {
  if (current === 'waitlisted' || current === 'resigned') return false;
  return current === wanted || (hasStarted && cancelledAt === null && !isClosed);
}
