import { VolunteerNoteInputForm } from '../../contract/generated/forms/VolunteerNoteInput.ts';
import { resources } from '../../contract/generated/resources.ts';
import { answerOf, client } from '../data/client.ts';
import { NotesPanel } from '../kit/notes/NotesPanel.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import type { Volunteer } from './Volunteer.ts';

/** What the team notes of a volunteer for itself. */
export function VolunteerNotes({ volunteer: { id, notes } }: { readonly volunteer: Volunteer }) {
  const keep = useKeepRecord(resources.volunteers.name);
  const at = (noteId: string) => ({ path: { id, noteId } });
  return (
    <NotesPanel
      notes={notes}
      form={VolunteerNoteInputForm}
      add={{
        operationId: 'addVolunteerNote',
        call: (text) =>
          answerOf(client.POST('/volunteers/{id}/notes', { params: { path: { id } }, body: { text } })),
      }}
      edit={{
        operationId: 'editVolunteerNote',
        call: (noteId, text) =>
          answerOf(client.PUT('/volunteers/{id}/notes/{noteId}', { params: at(noteId), body: { text } })),
      }}
      remove={{
        operationId: 'deleteVolunteerNote',
        call: (noteId) => answerOf(client.DELETE('/volunteers/{id}/notes/{noteId}', { params: at(noteId) })),
      }}
      onDone={keep}
    />
  );
}
