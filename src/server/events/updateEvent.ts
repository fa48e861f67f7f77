import type { Body } from '../../contract/calls.ts';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { updateRow } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { lockTimeZone } from './calendar/timeZoneStore.ts';
import { type Acted, actOn, type EventRequest } from './eventActions.ts';
import {
  endInPast,
  impossibleTimes,
  publishingIssues,
  refuseIssues,
  requireStillReached,
  shiftFaults,
} from './eventIssues.ts';
import { events } from './eventStore.ts';
import { type EventInput, eventFields } from './newEvent.ts';
import { hasAttendance } from './participants/participationStore.ts';
import type { EventPlaces } from './places/EventPlaces.ts';
import { fillPlaces } from './places/fillPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { lockPlaces, resetReminders } from './places/placesStore.ts';
import { inStep, type StoredInput } from './series/inStep.ts';
import { shiftRowsOf } from './shifts/shiftStore.ts';

/**
 * Updates an event; new places go to the waiting list, and participants are mailed a new time or place. An
 * unchanged event is not touched. Later events of the series keep in step.
 * @throws ApiError invalid_input, invalid_state, record_changed, places_below_signed_up or following_refused
 */
export async function updateEvent(
  { version, ...values }: Body<'updateEvent'>,
  request: EventRequest,
): Promise<Acted> {
  const { id, user } = request;
  let edited: StoredInput = {};
  return actOn('edit', request, async (event, trx) => {
    const before = await events.find(event.id, user, trx);
    if (event.id !== id) {
      const after = inStep(before, { before: edited, after: values }, eventFields);
      return saveEvent(event, { before, after, user }, trx);
    }
    requireVersion(version, before);
    edited = before;
    return saveEvent(event, { before, after: values, user }, trx);
  });
}

interface Edit {
  readonly before: object;
  readonly after: EventInput;
  readonly user: SignedInUser;
}

/** Saves new data of a locked event. @returns how many participants were mailed */
async function saveEvent(
  event: EventPlaces,
  { before, after: typed, user }: Edit,
  trx: Trx,
): Promise<number | 'unchanged'> {
  const { shiftCount, volunteersNeededNum = null } = event;
  // The places of its shifts, whatever the form says.
  const after = shiftCount > 0 ? { ...typed, volunteersNeededNum: volunteersNeededNum ?? undefined } : typed;
  const missing = event.status === 'active' ? publishingIssues(after) : [];
  const timeZone = await lockTimeZone(user.organizationId, trx);
  const outside = shiftFaults(after, await shiftRowsOf(event, trx), timeZone);
  refuseIssues([...missing, ...impossibleTimes(after, timeZone), ...outside]);
  const places = after.volunteersNeededNum ?? 0;
  // Whoever came without having signed up needs no place.
  if (places < event.nrOfVolunteersSigned - event.walkIns) {
    throw new ApiError('places_below_signed_up', { field: 'volunteersNeededNum' });
  }
  const changes = changesBetween(before, after, eventFields);
  if (changes.length === 0) return 'unchanged';
  await updateRow('events', event, { columns: eventFields, values: after }, trx);
  const told = await followUp(event, after, trx);
  await addHistory('events', event, user, 'edited', changes, trx);
  return told;
}

/** Consequences of the new data: state, mails to participants, and places. */
async function followUp(before: EventPlaces, values: EventTimes, trx: Trx): Promise<number> {
  const event = await lockPlaces(before.id, before.organizationId, trx);
  if (event?.status !== 'active') return 0;
  await requireStillReached(before, event, () => hasAttendance(event, trx));
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
  const isOtherTime = before.startDate !== event.startDate || before.eventStart !== event.eventStart;
  if (isOtherTime) await resetReminders(event, trx);
  return notifyParticipants(event, { template: 'eventMoved', before }, trx);
}
