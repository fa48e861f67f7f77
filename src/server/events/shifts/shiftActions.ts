import { sql } from 'kysely';
import type { Body } from '../../../contract/calls.ts';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { addDays, daysBetween } from '../../../domain/events/addDays.ts';
import { MOST_SHIFTS, shiftIssues } from '../../../domain/events/shiftIssues.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import { deleteRow, setColumns } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/ApiError.ts';
import { requireVersion } from '../../core/http/requireVersion.ts';
import { lockTimeZone } from '../calendar/timeZoneStore.ts';
import { type Acted, actOn, type EventRequest } from '../eventActions.ts';
import { refuseIssues, requireStillReached } from '../eventIssues.ts';
import { touchEvent } from '../eventStore.ts';
import { hasAttendance } from '../participants/participationStore.ts';
import type { EventPlaces } from '../places/EventPlaces.ts';
import { fillPlaces } from '../places/fillPlaces.ts';
import { notifyParticipants } from '../places/notifyParticipants.ts';
import { resetReminders } from '../places/placesStore.ts';
import { emptyShift, findShift, findTwinId, type Shift } from './shiftStore.ts';

type ShiftInput = Body<'addShift'>;

const { maximum: MOST_PLACES } = contract.components.schemas.Event.properties.volunteersNeededNum;

/** @throws ApiError not_found, invalid_input, invalid_state, signed_up_without_shift, too_many_shifts or following_refused */
export function addShift(input: ShiftInput, request: EventRequest): Promise<Acted> {
  let first: EventPlaces | undefined;
  return actOn('edit', request, async (event, trx) => {
    first ??= event;
    const values = onDaysOf(event, first, input);
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
 * Changes a shift: whoever is in it is mailed another time, and new places go to those who wait for it. In later events of the series,
 * the shift that was alike takes over what has changed.
 * @throws ApiError not_found, invalid_input, invalid_state, record_changed, places_below_signed_up or following_refused
 */
export function editShift(shiftId: string, input: ShiftInput, request: EventRequest): Promise<Acted> {
  let first: { readonly event: EventPlaces; readonly before: Shift } | undefined;
  return actOn('edit', request, async (event, trx) => {
    const before = await findAlike(event, first?.before ?? shiftId, trx);
    if (!before && first) return 'unchanged';
    if (!before) throw new ApiError('not_found');
    if (!first) requireVersion(input.version, before);
    first ??= { event, before };
    const places = input.places === first.before.places ? before.places : input.places;
    const values = { ...onDaysOf(event, first.event, input), places };
    const change = told(before, values);
    if (change.from === change.to) return 'unchanged';
    await requireWithin(values, event, trx);
    // Whoever came without having signed up needs no place.
    if (values.places < before.taken - before.walkIns)
      throw new ApiError('places_below_signed_up', { field: 'places' });
    const key = { id: before.id, organizationId: event.organizationId };
    const stored = storedOf(values, event);
    await setColumns('event_shifts', key, { ...stored, version: before.version + 1 }, trx);
    const after = await findShift(event, before.id, trx);
    await requireStillReached(before, after, () => hasAttendance(event, trx, before.id));
    await countShifts(event, trx);
    await addHistory('events', event, request.user, 'shiftEdited', [change], trx);
    if (event.status !== 'active') return undefined;
    const isMoved = before.startDay !== stored.startDay || before.eventStart !== stored.eventStart;
    if (isMoved) await resetReminders(event, trx, before.id);
    const count = await notifyParticipants(
      event,
      { template: 'eventMoved', before: event, shift: before },
      trx,
    );
    await fillPlaces(event, trx);
    return count;
  });
}

/**
 * Deletes a shift that nobody is in, and those of later events that are alike; repeating it is harmless.
 * @throws ApiError not_found, invalid_state, shift_in_use or following_refused
 */
export function deleteShift(shiftId: string, request: EventRequest): Promise<Acted> {
  let first: Shift | undefined;
  return actOn('edit', request, async (event, trx) => {
    const before = await findAlike(event, first ?? (event.id === request.id ? shiftId : undefined), trx);
    if (!before) return 'unchanged';
    first ??= before;
    const people = before.taken + before.waitlisted;
    if (people > 0) throw new ApiError('shift_in_use', { values: { number: people } });
    await deleteRow('event_shifts', { id: before.id, organizationId: event.organizationId }, trx);
    await countShifts(event, trx);
    await addHistory('events', event, request.user, 'shiftDeleted', [told(before, null)], trx);
    return undefined;
  });
}

/** A shift by its id, or the one of another event that is as this one is. */
async function findAlike(event: EventPlaces, of: string | Shift | undefined, trx: Trx) {
  const id = typeof of === 'object' ? await findTwinId(event, of, trx) : of;
  return id === undefined ? undefined : findShift(event, id, trx);
}

/** What is said of a shift of the series' first event, for another: on the same of its days. */
function onDaysOf({ startDate }: EventPlaces, first: EventPlaces, values: ShiftInput): ShiftInput {
  if (!startDate || !first.startDate) return values;
  const days = daysBetween(first.startDate, startDate);
  return {
    ...values,
    startDate: addDays(values.startDate, days),
    endDate: addDays(values.endDate, days),
  };
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
