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
import { changePerson } from './changePerson.ts';

/** What the team notes of a person for itself. The history tells that it was noted, not what. */
export function noteOperations({ db }: Pick<Services, 'db'>) {
  return {
    addPersonInNeedNote: ({ user, params: { id }, body }) =>
      changePerson(id, user, db, async (_person, trx) => {
        const author = { id: user.id, name: user.name };
        const note = { id: uuid(), text: body.text, author, createdAt: new Date().toISOString() };
        const { organizationId } = user;
        await insertRows('person_in_need_notes', [{ ...note, organizationId, personId: id }], trx);
        await tell('noteAdded', id, user, trx);
      }),

    editPersonInNeedNote: ({ user, params: { id, noteId }, body }) =>
      changePerson(id, user, db, async (_person, trx) => {
        const note = await findNote(id, noteId, user, trx);
        if (!note) throw new ApiError('not_found');
        if (!mayEdit(note, user)) throw new ApiError('forbidden');
        if (note.text === body.text) return;
        const { organizationId } = user;
        const values = { text: body.text, editedAt: now };
        await setColumns('person_in_need_notes', { id: noteId, organizationId }, values, trx);
        await tell('noteEdited', id, user, trx);
      }),

    deletePersonInNeedNote: ({ user, params: { id, noteId } }) =>
      changePerson(id, user, db, async (_person, trx) => {
        const note = await findNote(id, noteId, user, trx);
        // Again is no harm.
        if (!note) return;
        if (!mayDelete(note, user)) throw new ApiError('forbidden');
        await deleteRow('person_in_need_notes', { id: noteId, organizationId: user.organizationId }, trx);
        await tell('noteDeleted', id, user, trx);
      }),
  } satisfies Partial<Handlers>;
}

function findNote(personId: string, id: string, { organizationId }: SignedInUser, trx: Trx) {
  return trx
    .selectFrom('person_in_need_notes')
    .select(['text', 'author'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

function tell(
  action: components['schemas']['HistoryAction'],
  id: string,
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  const person = { id, organizationId: user.organizationId };
  return addHistory('people_in_need', person, user, action, [], trx);
}
