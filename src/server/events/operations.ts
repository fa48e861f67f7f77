import type { Body } from '../../contract/calls.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Call, Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import { calendarOperations } from './calendar/operations.ts';
import { findTimeZone } from './calendar/timeZoneStore.ts';
import {
  type Acted,
  cancelEvent,
  deleteEvent,
  type EventRequest,
  finishEvent,
  publishEvent,
  unpublishEvent,
} from './eventActions.ts';
import { impossibleTimes, refuseIssues } from './eventIssues.ts';
import { events } from './eventStore.ts';
import { eventFields, newEvent, typedOf } from './newEvent.ts';
import { getOpenEvent, listOpenEvents } from './openEvents.ts';
import { participantOperations } from './participants/operations.ts';
import { repeatEvent } from './series/repeatEvent.ts';
import { addShift, deleteShift, editShift } from './shifts/shiftActions.ts';
import { copyShifts } from './shifts/shiftStore.ts';
import { updateEvent } from './updateEvent.ts';

/** The foundation's events and their participants. */
export function eventOperations(services: Services) {
  const { db } = services;

  const eventPage = (id: string, user: SignedInUser) => events.read(id, user, db);
  /** Performs an act and answers with the event's page, and what the act came to. */
  const after =
    (act: (request: EventRequest) => Promise<Acted>) =>
    async ({ user, params: { id }, query }: Pick<Call<'publishEvent'>, 'user' | 'params' | 'query'>) => {
      const acted = await act({ id, user, db, ...query });
      return { ...(await eventPage(id, user)), ...acted };
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
    repeatEvent: async ({ user, params: { id }, body }) => {
      await repeatEvent(body, { id, user, db });
      return eventPage(id, user);
    },
    addShift: ({ body, ...call }) => after((request) => addShift(body, request))(call),
    editShift: ({ body, ...call }) => after((request) => editShift(call.params.shiftId, body, request))(call),
    deleteShift: (call) => after((request) => deleteShift(call.params.shiftId, request))(call),
    updateEvent: ({ body, ...call }) => after((request) => updateEvent(body, request))(call),
    deleteEvent: ({ user, params, query }) => deleteEvent({ id: params.id, user, db, ...query }),
    publishEvent: after(publishEvent),
    unpublishEvent: after(unpublishEvent),
    finishEvent: after(finishEvent),
    cancelEvent: ({ body, ...call }) => after((request) => cancelEvent(body.reason, request))(call),
  } satisfies Partial<Handlers>;
}

/** Creates a draft; only the title is required. @returns its id */
function createEvent(values: Body<'createEvent'>, user: SignedInUser, db: Queries): Promise<string> {
  const event = newEvent(values, user);
  return inTransaction(db, async (trx) => {
    refuseIssues(impossibleTimes(values, await findTimeZone(user.organizationId, trx)));
    await insertRows('events', [event], trx);
    await addHistory('events', event, user, 'created', [], trx);
    return event.id;
  });
}

const copied = eventFields.filter((name) => name !== 'startDate' && name !== 'endDate');

/** Makes a draft with an event's details, but without its days. @returns its id */
function copyEvent(id: string, user: SignedInUser, db: Queries): Promise<string> {
  return inTransaction(db, async (trx) => {
    const copy = await createEvent(typedOf(await events.find(id, user, trx), copied), user, trx);
    const key = { id, organizationId: user.organizationId };
    const shiftCount = await copyShifts(key, [copy], trx);
    if (shiftCount > 0) await setColumns('events', { ...key, id: copy }, { shiftCount }, trx);
    return copy;
  });
}
