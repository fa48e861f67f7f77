import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { saveOverNewer } from '../../kit/form/conflict/saveOverNewer.ts';
import type { Event } from '../Event.ts';
import { eventForm } from './eventForm.ts';

export type EventInput = components['schemas']['EventInput'];

/**
 * Creates an event, or saves what was typed over the version that was opened. A sign-up meanwhile is no conflict.
 *
 * @param base missing for a new event
 * @throws EditConflict with what is saved by now
 * @throws ApiError when the API refused
 */
export async function saveEvent(base: Event | undefined, mine: EventInput): Promise<Event> {
  if (!base) return answerOf(client.POST('/events', { body: mine }));
  const params = { path: { id: base.id } };
  return saveOverNewer({
    schema: eventForm.schema,
    base,
    mine,
    put: ({ version }) => answerOf(client.PUT('/events/{id}', { params, body: { ...mine, version } })),
    read: () => answerOf(client.GET('/events/{id}', { params })),
  });
}
