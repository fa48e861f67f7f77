import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { addHistory, wasDeleted } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import { historyOf, noticeOf } from './aboutEvent.ts';
import { actOn } from './actOn.ts';
import { findTimeZone } from './calendar/timeZoneStore.ts';
import { cancelEvent, finishEvent, publishEvent, unpublishEvent } from './eventActions.ts';
import { impossibleTimes, refuseIssues } from './eventIssues.ts';
import { events } from './eventStore.ts';
import { participantOperations } from './participants/operations.ts';
import { isOpen } from './participation/EventPlaces.ts';
import { notifyParticipants } from './participation/notifyParticipants.ts';
import { updateEvent } from './updateEvent.ts';

/** The foundation's events and their participants. */
export function eventOperations(services: Services) {
  const { db } = services;

  const eventPage = (id: string, user: SignedInUser) => events.read(id, user, db);

  return {
    ...participantOperations(services),
    listEvents: pageHandler(events, db),
    exportEvents: exportHandler('events', events, db),
    createEvent: async ({ user, body }) => eventPage(await createEvent(body, user, db), user),
    getEvent: ({ user, params }) => eventPage(params.id, user),
    updateEvent: async ({ user, params, body }) => {
      const told = await updateEvent(params.id, body, user, db);
      return { ...(await eventPage(params.id, user)), told };
    },
    deleteEvent: async ({ user, params }) => {
      await deleteEvent(params.id, user, db);
      return undefined;
    },
    publishEvent: async ({ user, params }) => {
      await publishEvent(params.id, user, db);
      return eventPage(params.id, user);
    },
    unpublishEvent: async ({ user, params }) => {
      await unpublishEvent(params.id, user, db);
      return eventPage(params.id, user);
    },
    finishEvent: async ({ user, params }) => {
      await finishEvent(params.id, user, db);
      return eventPage(params.id, user);
    },
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
      await addHistory(historyOf(event), user, 'deleted', changes, trx);
      const { organizationId, subject } = noticeOf(event);
      const gone = { ...subject, id: null };
      await notifyTeam({ kind: 'eventDeleted', organizationId, actor: user, subject: gone }, trx);
    });
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not_found';
    if (isGone && (await wasDeleted(historyOf({ id, organizationId: user.organizationId }), db))) return;
    throw error;
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
    ...({ id, organizationId, status: 'draft', nrOfVolunteersSigned: 0, waitlisted: 0, version: 1 } as const),
    ...{ creator: { id: userId, name }, created: now, updatedAt: now },
  };
  return inTransaction(db, async (trx) => {
    refuseIssues(impossibleTimes(values, await findTimeZone(organizationId, trx)));
    await insertRows('events', [event], trx);
    await addHistory(historyOf(event), { id: userId, name }, 'created', [], trx);
    return id;
  });
}
