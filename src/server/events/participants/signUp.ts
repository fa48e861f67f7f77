import { v7 as uuid } from 'uuid';
import { addHistory } from '../../db/historyStore.ts';
import { inTransaction, type Queries } from '../../db/transaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SignedInUser } from '../../http/Call.ts';
import { countRate } from '../../http/rateLimit.ts';
import { notifyTeam } from '../../notify/notifyTeam.ts';
import { isOpen } from '../../participation/EventPlaces.ts';
import { lockPlaces } from '../../participation/placesStore.ts';
import { noticeOf } from '../aboutEvent.ts';
import { signUpRate, takesPart } from './participantRules.ts';
import { findParticipation, lockOwnVolunteer, saveSignUp } from './participationStore.ts';

/**
 * Signs a verified volunteer of the foundation up for an event: to a place while there is one, else to the end of the
 * waiting list. Whoever signs up at the same moment waits at the event's row, so little is done behind that.
 * @returns the participant's id
 * @throws ApiError forbidden, not_found, already_signed_up, event_not_open or too_many_requests
 */
export function signUp(eventId: string, user: SignedInUser, db: Queries): Promise<string> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    if (volunteer?.accountStatus !== 'verified') throw new ApiError('forbidden');
    // Undone with the rest where the sign-up is refused.
    await countRate(signUpRate, user.id, trx);
    const former = await findParticipation({ id: eventId, organizationId }, volunteer.id, trx);
    const event = await lockPlaces(eventId, organizationId, trx);
    if (!event) throw new ApiError('not_found');
    if (takesPart(former?.status)) throw new ApiError('already_signed_up');
    if (!isOpen(event)) throw new ApiError('event_not_open');
    const isFree = event.nrOfVolunteersSigned < (event.volunteersNeededNum ?? 0);
    const status = isFree ? 'signed_up' : 'waitlisted';
    const id = former?.id ?? uuid();
    await saveSignUp({ id, organizationId, eventId, volunteerId: volunteer.id, status }, trx);
    const changes = [{ field: 'status', from: former?.status ?? null, to: status }];
    const subject = { table: 'participants', id, organizationId } as const;
    await addHistory(subject, user, former ? 'edited' : 'created', changes, trx);
    const kind = isFree ? 'participantSignedUp' : 'participantWaitlisted';
    await notifyTeam({ ...noticeOf(event), kind, actor: user }, trx);
    return id;
  });
}
