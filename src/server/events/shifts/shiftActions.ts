import { sql } from 'kysely';
import type { Body } from '../../../contract/calls.ts';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { daysBetween } from '../../../domain/events/addDays.ts';
import { MOST_SHIFTS, shiftIssues } from '../../../domain/events/shiftIssues.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import { deleteRow, setColumns } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/ApiError.ts';
import { lockTimeZone } from '../calendar/timeZoneStore.ts';
import { type Acted, actOn, type EventRequest } from '../eventActions.ts';
import { refuseIssues } from '../eventIssues.ts';
import { touchEvent } from '../eventStore.ts';
import type { EventPlaces } from '../places/EventPlaces.ts';
import { fillPlaces } from '../places/fillPlaces.ts';
import { notifyParticipants } from '../places/notifyParticipants.ts';
import { resetReminders } from '../places/placesStore.ts';
import { emptyShift, findShift } from './shiftStore.ts';

type ShiftInput = Body<'addShift'>;

const { maximum: MOST_PLACES } = contract.components.schemas.Event.properties.volunteersNeededNum;

/** @throws ApiError not_found, invalid_input, invalid_state, signed_up_without_shift or too_many_shifts */
export function addShift(values: ShiftInput, request: EventRequest): Promise<Acted> {
  return actOn('edit', request, async (event, trx) => {
    if (event.shiftCount === 0 && event.nrOfVolunteersSigned + event.waitlisted > 0)
      throw new ApiError('signed_up_without_shift');
    if (event.shiftCount >= MOST_SHIFTS)
      throw new ApiError('too_many_shifts', { values: { limit: MOST_SHIFTS } });
    await requireWithin(values, event, trx);
    const row = { ...storedOf(values, event), ...emptyShift(event) };
    await insertRows('event_shifts', [row], trx);
    await countShifts(event, trx);
    await addHistory('events', event, request.user, 'shiftAdded', [told(null, values)], trx);
  });
}

/**
 * Changes a shift: whoever is in it is mailed another time, and new places go to those who wait for it.
 * @throws ApiError not_found, invalid_input, invalid_state or places_below_signed_up
 */
export function editShift(shiftId: string, values: ShiftInput, request: EventRequest): Promise<Acted> {
  return actOn('edit', request, async (event, trx) => {
    const before = await findShift(event, shiftId, trx);
    if (!before) throw new ApiError('not_found');
    const change = told(before, values);
    if (change.from === change.to) return undefined;
    await requireWithin(values, event, trx);
    // Whoever came without having signed up needs no place.
    if (values.places < before.taken - before.walkIns)
      throw new ApiError('places_below_signed_up', { field: 'places' });
    const key = { id: shiftId, organizationId: event.organizationId };
    const stored = storedOf(values, event);
    await setColumns('event_shifts', key, stored, trx);
    await countShifts(event, trx);
    await addHistory('events', event, request.user, 'shiftEdited', [change], trx);
    if (event.status !== 'active') return undefined;
    const isMoved = before.startDay !== stored.startDay || before.eventStart !== stored.eventStart;
    if (isMoved) await resetReminders(event, trx, shiftId);
    const count = await notifyParticipants(
      event,
      { template: 'eventMoved', before: event, shift: before },
      trx,
    );
    await fillPlaces(event, trx);
    return count;
  });
}

/** Deletes a shift that nobody is in; repeating it is harmless. @throws ApiError not_found, invalid_state or shift_in_use */
export function deleteShift(shiftId: string, request: EventRequest): Promise<Acted> {
  return actOn('edit', request, async (event, trx) => {
    const before = await findShift(event, shiftId, trx);
    if (!before) return;
    const people = before.taken + before.waitlisted;
    if (people > 0) throw new ApiError('shift_in_use', { values: { number: people } });
    await deleteRow('event_shifts', { id: shiftId, organizationId: event.organizationId }, trx);
    await countShifts(event, trx);
    await addHistory('events', event, request.user, 'shiftDeleted', [told(before, null)], trx);
  });
}

/** @throws ApiError invalid_input */
async function requireWithin(values: ShiftInput, event: EventPlaces, trx: Trx): Promise<void> {
  const issues = shiftIssues(values, event, await lockTimeZone(event.organizationId, trx));
  refuseIssues(issues.map((issue) => ({ ...issue, values: {} })));
}

function storedOf(
  { role, startDate, eventStart, endDate, eventEnd, places }: ShiftInput,
  event: EventPlaces,
) {
  const first = event.startDate ?? startDate;
  return {
    ...{ role, eventStart, eventEnd, places },
    ...{ startDay: daysBetween(first, startDate), endDay: daysBetween(first, endDate) },
  };
}

/** Stores how many shifts the event has, and the places of all; after the last it keeps those it had. */
async function countShifts(event: EventPlaces, trx: Trx): Promise<void> {
  const { count, places } = await trx
    .selectFrom('event_shifts')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum("places"), 0)::int`.as('places'),
    ])
    .where('organizationId', '=', event.organizationId)
    .where('eventId', '=', event.id)
    .executeTakeFirstOrThrow();
  if (places > MOST_PLACES) throw invalidField('places', 'maximum', { limit: MOST_PLACES });
  await touchEvent(event, { shiftCount: count, ...(count > 0 && { volunteersNeededNum: places }) }, trx);
}

type Told = Pick<ShiftInput, 'role' | 'eventStart' | 'eventEnd' | 'places'> & {
  readonly startDate: string | null;
  readonly endDate: string | null;
};

/** What the history tells of a shift. */
function told(before: Told | null, after: Told | null) {
  return { field: 'shift', from: before && inWords(before), to: after && inWords(after) };
}

function inWords({ role, startDate, eventStart, endDate, eventEnd, places }: Told): string {
  const until = endDate === startDate ? eventEnd : `${endDate} ${eventEnd}`;
  return `${role}, ${startDate} ${eventStart}–${until}, ${places}`;
}
