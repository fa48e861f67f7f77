import { v7 as uuid } from 'uuid';
import type { components } from '../../contract/generated/types.ts';
import { mayDelete, mayEdit } from '../../contract/ownedEntry.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, now, setColumns } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { changeVolunteer } from './changeVolunteer.ts';

/** What the team notes of a volunteer for itself. The history tells that it was noted, not what. */
export function volunteerNoteOperations({ db }: Pick<Services, 'db'>) {
  return {
    addVolunteerNote: ({ user, params: { id }, body: { text } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const { organizationId } = user;
        const author = { id: user.id, name: user.name };
        const note = { id: uuid(), text, author, createdAt: new Date().toISOString() };
        await insertRows('volunteer_notes', [{ ...note, organizationId, volunteerId: id }], trx);
        await tell('noteAdded', id, user, trx);
      }),

    editVolunteerNote: ({ user, params: { id, noteId }, body: { text } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const note = await findNote(id, noteId, user, trx);
        if (!note) throw new ApiError('not_found');
        if (!mayEdit(note, user)) throw new ApiError('forbidden');
        if (note.text === text) return;
        const key = { id: noteId, organizationId: user.organizationId };
        await setColumns('volunteer_notes', key, { text, editedAt: now }, trx);
        await tell('noteEdited', id, user, trx);
      }),

    deleteVolunteerNote: ({ user, params: { id, noteId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const note = await findNote(id, noteId, user, trx);
        // Again is no harm.
        if (!note) return;
        if (!mayDelete(note, user)) throw new ApiError('forbidden');
        await deleteRow('volunteer_notes', { id: noteId, organizationId: user.organizationId }, trx);
        await tell('noteDeleted', id, user, trx);
      }),
  } satisfies Partial<Handlers>;
}

function findNote(volunteerId: string, id: string, { organizationId }: SignedInUser, trx: Trx) {
  return trx
    .selectFrom('volunteer_notes')
    .select(['text', 'author'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
}

function tell(
  action: components['schemas']['HistoryAction'],
  id: string,
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  return addHistory('volunteers', { id, organizationId: user.organizationId }, user, action, [], trx);
}
