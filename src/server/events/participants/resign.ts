import { addHistory } from '../../db/historyStore.ts';
import { inTransaction, type Queries } from '../../db/transaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { SignedInUser } from '../../http/Call.ts';
import { notifyTeam } from '../../notify/notifyTeam.ts';
import { fillPlaces } from '../../participation/fillPlaces.ts';
import { lockPlaces } from '../../participation/placesStore.ts';
import { noticeOf } from '../aboutEvent.ts';
import { takesPart } from './participantRules.ts';
import { findParticipation, lockOwnVolunteer, saveResignation } from './participationStore.ts';

/**
 * Takes a volunteer's sign-up back; the place goes to the first who waits. Again is no harm.
 * @throws ApiError not_found where the volunteer never signed up, or invalid_state once the event has started
 */
export function resign(eventId: string, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockOwnVolunteer(user.id, organizationId, trx);
    const event = volunteer && (await lockPlaces(eventId, organizationId, trx));
    const participation = event && (await findParticipation(event, volunteer.id, trx));
    if (!participation) throw new ApiError('not_found');
    if (!takesPart(participation.status)) return;
    if (event.hasStarted) throw new ApiError('invalid_state');
    await saveResignation({ id: participation.id, organizationId }, trx);
    const changes = [{ field: 'status', from: participation.status, to: 'resigned' }];
    const subject = { table: 'participants', id: participation.id, organizationId } as const;
    await addHistory(subject, user, 'edited', changes, trx);
    await fillPlaces(event, trx);
    await notifyTeam({ ...noticeOf(event), kind: 'participantResigned', actor: user }, trx);
  });
}
