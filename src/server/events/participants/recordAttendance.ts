import type { Body } from '../../../contract/calls.ts';
import { changesBetween } from '../../db/changesBetween.ts';
import { addHistory } from '../../db/historyStore.ts';
import { inTransaction, type Queries } from '../../db/transaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SignedInUser } from '../../http/Call.ts';
import { lockPlaces } from '../../participation/placesStore.ts';
import { mayRecord } from './participantRules.ts';
import { isAttendanceClosed, lockParticipant, saveAttendance } from './participationStore.ts';
import { lockVolunteerOf, rateVolunteer } from './ratingStore.ts';

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
    await saveAttendance({ id: participantId, organizationId }, { status, note }, trx);
    await rateVolunteer({ ...volunteer, organizationId }, trx);
    const subject = { table: 'participants', id: participantId, organizationId } as const;
    await addHistory(subject, user, 'edited', changes, trx);
  });
}
