import { PersonInNeedNoteInputForm } from '../../contract/generated/forms/PersonInNeedNoteInput.ts';
import { answerOf, client } from '../data/client.ts';
import { NotesPanel } from '../kit/notes/NotesPanel.tsx';
import type { PersonTabProps } from './PersonInNeed.ts';

/** What the team notes of a person for itself. */
export function PersonNotes({ person: { id, notes }, onDone }: PersonTabProps) {
  const at = (noteId: string) => ({ path: { id, noteId } });
  return (
    <NotesPanel
      notes={notes}
      form={PersonInNeedNoteInputForm}
      add={{
        operationId: 'addPersonInNeedNote',
        call: (text) =>
          answerOf(client.POST('/people-in-need/{id}/notes', { params: { path: { id } }, body: { text } })),
      }}
      edit={{
        operationId: 'editPersonInNeedNote',
        call: (noteId, text) =>
          answerOf(client.PUT('/people-in-need/{id}/notes/{noteId}', { params: at(noteId), body: { text } })),
      }}
      remove={{
        operationId: 'deletePersonInNeedNote',
        call: (noteId) =>
          answerOf(client.DELETE('/people-in-need/{id}/notes/{noteId}', { params: at(noteId) })),
      }}
      onDone={onDone}
    />
  );
}
