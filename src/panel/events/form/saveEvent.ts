import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { EditConflict } from '../../kit/form/conflict/EditConflict.ts';
import { mergeChanges } from '../../kit/form/mergeChanges.ts';
import type { Event } from '../Event.ts';
import { eventForm } from './eventForm.ts';

export type EventInput = components['schemas']['EventInput'];

/**
 * Creates an event, or saves what was typed over the version that was opened. What was done to it meanwhile and
 * changes no field of the form, such as a sign-up, is nobody's conflict.
 *
 * @param base missing for a new event
 * @throws EditConflict with what is saved by now
 * @throws ApiError when the API refused
 */
export async function saveEvent(base: Event | undefined, mine: EventInput): Promise<Event> {
  if (!base) return answerOf(client.POST('/events', { body: mine }));
  try {
    return await put(base, mine);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'record_changed') throw error;
    const theirs = await read(base.id);
    if (!isSameToForm(base, theirs)) throw new EditConflict(error, mine, theirs);
    return put(theirs, mine);
  }
}

function put({ id, version }: Event, mine: EventInput): Promise<Event> {
  const body = { ...mine, version };
  return answerOf(client.PUT('/events/{id}', { params: { path: { id } }, body }));
}

function read(id: string): Promise<Event> {
  return answerOf(client.GET('/events/{id}', { params: { path: { id } } }));
}

function isSameToForm(base: Event, theirs: Event): boolean {
  const versions = { base: { ...base }, mine: { ...base }, theirs: { ...theirs } };
  return mergeChanges(eventForm.schema, versions).theirs.length === 0;
}
