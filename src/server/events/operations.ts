import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import { addHistory, requireDeleted } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, updateRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Call, Handlers, SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import type { Services } from '../core/services.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import { eventWhen, eventWhere } from './calendar/eventWhen.ts';
import { calendarOperations } from './calendar/operations.ts';
import { findTimeZone, lockTimeZone } from './calendar/timeZoneStore.ts';
import { actOn, cancelEvent, finishEvent, publishEvent, unpublishEvent } from './eventActions.ts';
import { endInPast, impossibleTimes, publishingIssues, refuseIssues } from './eventIssues.ts';
import { events } from './eventStore.ts';
import { getOpenEvent, listOpenEvents } from './openEvents.ts';
import { participantOperations } from './participants/operations.ts';
import { type EventPlaces, isOpen, noticeOf } from './places/EventPlaces.ts';
import { fillPlaces } from './places/fillPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { lockPlaces, resetReminders } from './places/placesStore.ts';

/** The foundation's events and their participants. */
export function eventOperations(services: Services) {
  const { db } = services;

  const eventPage = (id: string, user: SignedInUser) => events.read(id, user, db);
  /** Performs an action and answers with the event's page. */
  const after =
    (act: typeof publishEvent) =>
    async ({ user, params: { id } }: Pick<Call<'publishEvent'>, 'user' | 'params'>) => {
      await act(id, user, db);
      return eventPage(id, user);
    };

  return {
    ...participantOperations(services),
    ...calendarOperations(services),
    listEvents: pageHandler(events, db),
    exportEvents: exportHandler('events', events, db),
    createEvent: async ({ user, body }) => eventPage(await createEvent(body, user, db), user),
    copyEvent: async ({ user, params }) => eventPage(await copyEvent(params.id, user, db), user),
    getEvent: ({ user, params }) => eventPage(params.id, user),
    listOpenEvents: ({ user, query, language }) => listOpenEvents(user, { ...query, language }, db),
    getOpenEvent: ({ user, params }) => getOpenEvent(user, params.id, db),
    updateEvent: async ({ user, params, body }) => {
      const told = await updateEvent(params.id, body, user, db);
      return { ...(await eventPage(params.id, user)), told };
    },
    deleteEvent: ({ user, params }) => deleteEvent(params.id, user, db),
    publishEvent: after(publishEvent),
    unpublishEvent: after(unpublishEvent),
    finishEvent: after(finishEvent),
    cancelEvent: async ({ user, params, body }) => {
      const told = await cancelEvent(params.id, body.reason, user, db);
      return { ...(await eventPage(params.id, user)), told };
    },
  } satisfies Partial<Handlers>;
}

/** Deletes an event with its participations and mails the participants; repeating it is harmless. */
async function deleteEvent(id: string, user: SignedInUser, db: Queries): Promise<void> {
  try {
    await actOn('delete', { id, user, db }, async (event, trx) => {
      if (isOpen(event)) await notifyParticipants(event, { template: 'eventDeleted' }, trx);
      await deleteRow('events', event, trx);
      const changes = [{ field: 'title', from: event.title, to: null }];
      await addHistory('events', event, user, 'deleted', changes, trx);
      const { organizationId, subject } = noticeOf(event);
      const gone = { ...subject, id: null };
      await notifyTeam({ kind: 'eventDeleted', organizationId, actor: user, subject: gone }, trx);
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    await requireDeleted('events', { id, organizationId: user.organizationId }, db);
  }
}

/** Creates a draft; only the title is required. @returns its id */
function createEvent(
  { version: _, ...values }: Body<'createEvent'>,
  { id: userId, name, organizationId }: SignedInUser,
  db: Queries,
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  const event = {
    ...values,
    ...({ id, organizationId, status: 'draft', version: 1 } as const),
    ...{ nrOfVolunteersSigned: 0, waitlisted: 0, walkIns: 0 },
    ...{ creator: { id: userId, name }, created: now, updatedAt: now },
  };
  return inTransaction(db, async (trx) => {
    refuseIssues(impossibleTimes(values, await findTimeZone(organizationId, trx)));
    await insertRows('events', [event], trx);
    await addHistory('events', event, { id: userId, name }, 'created', [], trx);
    return id;
  });
}

const fields = contractColumns('EventInput', 'events').filter((name) => name !== 'version');
const copied = fields.filter((name) => name !== 'startDate' && name !== 'endDate');

/** Makes a draft with an event's details, but without its days. @returns its id */
async function copyEvent(id: string, user: SignedInUser, db: Queries): Promise<string> {
  const event: object = await events.find(id, user, db);
  const values = Object.fromEntries(Object.entries(event).filter(([name]) => copied.includes(name)));
  return createEvent(values as Body<'createEvent'>, user, db);
}

/**
 * Updates an event; new places go to the waiting list, and participants are mailed a new time or place. An
 * unchanged event is not touched.
 * @returns number of notified participants
 * @throws ApiError invalid_input, invalid_state, record_changed or places_below_signed_up
 */
async function updateEvent(
  id: string,
  { version, ...values }: Body<'updateEvent'>,
  user: SignedInUser,
  db: Queries,
): Promise<number> {
  refuseIssues(impossibleTimes(values, await findTimeZone(user.organizationId, db)));
  const told = await actOn('edit', { id, user, db }, async (event, trx) => {
    const before = await events.find(id, user, trx);
    requireVersion(version, before);
    if (event.status === 'active') {
      const timeZone = await lockTimeZone(user.organizationId, trx);
      refuseIssues([...publishingIssues(values), ...impossibleTimes(values, timeZone)]);
    }
    const places = values.volunteersNeededNum ?? 0;
    // Whoever came without having signed up needs no place.
    if (places < event.nrOfVolunteersSigned - event.walkIns) {
      throw new ApiError('places_below_signed_up', { field: 'volunteersNeededNum' });
    }
    const changes = changesBetween(before, values, fields);
    if (changes.length === 0) return 0;
    await updateRow('events', event, { columns: fields, values }, trx);
    const told = await followUp(event, values, trx);
    await addHistory('events', event, user, 'edited', changes, trx);
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
  const isOtherTime = before.startDate !== event.startDate || before.eventStart !== event.eventStart;
  if (isOtherTime) await resetReminders(event, trx);
  return notifyParticipants(event, { template: 'eventMoved', before }, trx);
}

/** Compares the texts as mailed: an invisible difference is no news. */
function whenAndWhere(event: EventPlaces): string {
  return `${eventWhen(event, defaultLanguage)}\n${eventWhere(event)}`;
}
