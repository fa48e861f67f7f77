import { v7 as uuid } from 'uuid';
import type { Body } from '../../../contract/calls.ts';
import { presetMinutes } from '../../../domain/events/presetMinutes.ts';
import { requireCleared } from '../../clearances/clearanceStore.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { setColumns } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/ApiError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';
import { findTimeZone } from '../calendar/timeZoneStore.ts';
import { countPlaces, lockPlaces } from '../places/placesStore.ts';
import { findShift } from '../shifts/shiftStore.ts';
import { requireUncounted } from './attendedTimes.ts';
import { findParticipation, isAttendanceClosed, lockVolunteer, saveSignUp } from './participationStore.ts';
import { rateVolunteer, takesAttendance } from './recordAttendance.ts';

/**
 * Records that a volunteer came to an event without a place, however many places are taken. Nobody is told:
 * whoever records it stands at the door.
 *
 * @returns the participant's id
 * @throws ApiError not_found, invalid_input if there is no such volunteer or they were rejected, or no such shift, invalid_state, not_cleared, time_overlaps
 */
export function addWalkIn(
  eventId: string,
  { volunteerId, shiftId = null }: Body<'addWalkIn'>,
  user: SignedInUser,
  db: Queries,
): Promise<string> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockVolunteer(volunteerId, organizationId, trx);
    const event = await lockPlaces(eventId, organizationId, trx);
    if (!event) throw new ApiError('not_found');
    if (!volunteer || volunteer.accountStatus === 'rejected') throw invalidField('volunteerId', 'reference');
    if (!shiftId && event.shiftCount > 0) throw invalidField('shiftId', 'required');
    const shift = shiftId ? await findShift(event, shiftId, trx) : null;
    if (shift === undefined) throw invalidField('shiftId', 'reference');
    const isClosed = await isAttendanceClosed(event, trx);
    if (event.status === 'draft' || !takesAttendance({ ...event, isClosed }))
      throw new ApiError('invalid_state');
    const former = await findParticipation(event, { volunteerId, shiftId }, trx);
    const key = { id: former?.id ?? uuid(), organizationId };
    if (former?.status === 'attended') return key.id;
    const hadPlace = former?.status === 'signed_up' || former?.status === 'no_show';
    if (!hadPlace) {
      if (event.withMinors) await requireCleared({ id: volunteerId, organizationId }, user, trx);
      await setColumns('events', event, { walkIns: event.walkIns + 1 }, trx);
      if (shift) {
        const ofShift = { id: shift.id, organizationId };
        await setColumns('event_shifts', ofShift, { walkIns: shift.walkIns + 1 }, trx);
      }
    }
    if (!former || former.status === 'resigned')
      await saveSignUp({ ...key, eventId, volunteerId, shiftId, status: 'signed_up' }, trx);
    const minutes = presetMinutes(shift ?? event, await findTimeZone(organizationId, trx));
    await setColumns('participants', key, { status: 'attended', minutes }, trx);
    await requireUncounted(key.id, { id: volunteerId, organizationId }, trx);
    await countPlaces(event, trx);
    await rateVolunteer({ id: volunteerId, organizationId }, trx);
    const changes = [{ field: 'status', from: former?.status ?? null, to: 'attended' }];
    await addHistory('participants', key, user, former ? 'edited' : 'created', changes, trx);
    return key.id;
  });
}
