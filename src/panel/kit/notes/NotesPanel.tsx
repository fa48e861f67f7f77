import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { LongTextValue, TimeValue } from '../field/FieldValue.tsx';
import { ContractForm } from '../form/ContractForm.tsx';
import { useFormPlace } from '../form/useFormPlace.ts';
import { formatInstant } from '../format/formatDate.ts';
import { EntryActions } from './EntryActions.tsx';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly createdAt: string;
  readonly editedAt?: string | null;
}

/** An operation of the contract, and how it is called. */
interface NoteOperation<Input extends readonly unknown[], Answer> {
  readonly operationId: OperationId;
  readonly call: (...input: Input) => Promise<Answer>;
}

interface NotesPanelProps<Answer> {
  /** Newest first. */
  readonly notes: readonly Note[];
  /** The contract's form with the property `text`. */
  readonly form: FormDefinition;
  readonly add: NoteOperation<[text: string], Answer>;
  readonly edit: NoteOperation<[id: string, text: string], Answer>;
  readonly remove: NoteOperation<[id: string], Answer>;
  /** Takes what each of them answers. */
  readonly onDone: (answer: Answer) => void | Promise<void>;
}

interface NoteText {
  readonly text: string;
}

/**
 * The team's own notes of a record: add one, edit one's own, delete one's own or, as an admin, any.
 *
 * @example
 * <NotesPanel
 *   notes={volunteer.notes}
 *   form={VolunteerNoteInputForm}
 *   add={{ operationId: 'addVolunteerNote', call: (text) => … }}
 *   …
 * />
 */
export function NotesPanel<Answer>(props: NotesPanelProps<Answer>) {
  const { notes, form, add, onDone } = props;
  const translate = useTranslate();
  const [written, setWritten] = useState(0);
  const isFirst = written === 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: 640 }}>
        <ContractForm
          // A saved note leaves an empty form.
          key={written}
          form={form}
          submitLabel={translate('kit.notes.add')}
          draftKey={`note ${window.location.pathname}`}
          focusFirst={!isFirst}
          onSubmit={({ text }: NoteText) => add.call(text)}
          onSaved={(answer: Answer) => {
            tell(add.operationId, translate);
            setWritten(written + 1);
            void onDone(answer);
          }}
        />
      </Box>
      {notes.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('kit.notes.empty')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <NoteItem key={note.id} {...props} note={note} />
        ))}
      </Box>
    </Stack>
  );
}

/** A note, or the form in its place while it is edited. */
function NoteItem<Answer>({
  note,
  form,
  edit,
  remove,
  onDone,
}: NotesPanelProps<Answer> & { readonly note: Note }) {
  const translate = useTranslate();
  const { isOpen, open, close, opener } = useFormPlace();
  const when = formatInstant(note.createdAt);

  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5, overflowWrap: 'anywhere' }}>
        {note.author.name}
        {' · '}
        <TimeValue dateTime={note.createdAt}>{when}</TimeValue>
        {note.editedAt && ` · ${translate('kit.notes.edited', { when: formatInstant(note.editedAt) })}`}
      </Typography>
      {isOpen ? (
        <ContractForm
          form={form}
          initial={{ text: note.text }}
          submitLabel={translate('ra.action.save')}
          focusFirst
          draftKey={`note ${note.id}`}
          onSubmit={({ text }: NoteText) => edit.call(note.id, text)}
          onSaved={(answer: Answer) => {
            tell(edit.operationId, translate);
            close();
            void onDone(answer);
          }}
          onCancel={close}
        />
      ) : (
        <>
          <LongTextValue text={note.text} />
          <EntryActions
            entry={note}
            editLabel={translate('kit.notes.editOne', { when })}
            editRef={opener}
            onEdit={open}
            deletion={{
              operationId: remove.operationId,
              label: translate('kit.notes.deleteOne', { when }),
              title: translate('kit.notes.deleteTitle'),
              text: translate('kit.notes.deleteText'),
              call: () => remove.call(note.id),
            }}
            onDone={onDone}
          />
        </>
      )}
    </Box>
  );
}

function tell(operationId: OperationId, translate: ReturnType<typeof useTranslate>): void {
  const { success } = operations[operationId];
  if (success) toast.success(translate(`messages.${success}`));
}
