import type { Handlers, SignedInUser } from '../http/Call.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import type { Services } from '../services.ts';
import { createEvent } from './createEvent.ts';
import { deleteEvent } from './deleteEvent.ts';
import { cancelEvent, finishEvent, publishEvent, unpublishEvent } from './eventActs.ts';
import { events } from './eventStore.ts';
import { type ParticipantOperation, participantOperations } from './participants/operations.ts';
import { updateEvent } from './updateEvent.ts';

type EventOperation =
  | 'listEvents'
  | 'exportEvents'
  | 'createEvent'
  | 'getEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'publishEvent'
  | 'unpublishEvent'
  | 'finishEvent'
  | 'cancelEvent'
  | ParticipantOperation;

/** Events of the user's own foundation, and who takes part in them. */
export function eventOperations(services: Services): Handlers<EventOperation> {
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
  };
}
