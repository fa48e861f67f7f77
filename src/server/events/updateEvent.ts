import type { Body } from '../../contract/calls.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { updateRow } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { historyOf } from './aboutEvent.ts';
import { actOn } from './actOn.ts';
import { eventWhen, eventWhere } from './calendar/eventWhen.ts';
import { findTimeZone, lockTimeZone } from './calendar/timeZoneStore.ts';
import { endInPast, impossibleTimes, publishingIssues, refuseIssues } from './eventIssues.ts';
import { events } from './eventStore.ts';
import type { EventPlaces } from './participation/EventPlaces.ts';
import { fillPlaces } from './participation/fillPlaces.ts';
import { notifyParticipants } from './participation/notifyParticipants.ts';
import { lockPlaces } from './participation/placesStore.ts';

const fields = contractColumns('EventInput', 'events').filter((name) => name !== 'version');

/**
 * Updates an event; new places go to the waiting list, and participants are mailed a new time or place. An
 * unchanged event is not touched.
 * @returns number of notified participants
 * @throws ApiError invalid_input, invalid_state, record_changed or places_below_signed_up
 */
export async function updateEvent(
  id: string,
  { version, ...values }: Body<'updateEvent'>,
  user: SignedInUser,
  db: Queries,
): Promise<number> {
  refuseIssues(impossibleTimes(values, await findTimeZone(user.organizationId, db)));
  const told = await actOn('edit', { id, user, db }, async (event, trx) => {
    const before = await events.find(id, user, trx);
    if (!before) throw new ApiError('not_found');
    requireVersion(version, before);
    if (event.status === 'active') {
      const timeZone = await lockTimeZone(user.organizationId, trx);
      refuseIssues([...publishingIssues(values), ...impossibleTimes(values, timeZone)]);
    }
    const places = values.volunteersNeededNum ?? 0;
    if (places < event.nrOfVolunteersSigned) {
      throw new ApiError('places_below_signed_up', { field: 'volunteersNeededNum' });
    }
    const changes = changesBetween(before, values, fields);
    if (changes.length === 0) return 0;
    await updateRow('events', event, { columns: fields, values }, trx);
    const told = await followUp(event, values, trx);
    await addHistory(historyOf(event), user, 'edited', changes, trx);
    return told;
  });
  return told ?? 0;
}

/** Consequences of the new data: state, mails to participants, and places. */
async function followUp(before: EventPlaces, values: EventTimes, trx: Trx): Promise<number> {
  const event = await lockPlaces(before.id, before.organizationId, trx);
  if (event?.status !== 'active') return 0;
  refuseIssues(event.hasEnded ? [endInPast(values)] : []);
  const told = await tellOfMove(before, event, trx);
  await fillPlaces(event, trx);
  return told;
}

/**
 * Mails participants the new time and place, if either has changed.
 * @returns number of mails
 */
async function tellOfMove(before: EventPlaces, event: EventPlaces, trx: Trx): Promise<number> {
  if (whenAndWhere(before) === whenAndWhere(event)) return 0;
  return notifyParticipants(event, { template: 'eventMoved', before }, trx);
}

/** Compares the texts as mailed: an invisible difference is no news. */
function whenAndWhere(event: EventPlaces): string {
  return `${eventWhen(event, defaultLanguage)}\n${eventWhere(event)}`;
}
