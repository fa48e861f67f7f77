import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ParticipantInputForm } from '../../../contract/generated/forms/ParticipantInput.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { DraftNote } from '../../kit/form/draft/DraftNote.tsx';
import { useTextDraft } from '../../kit/form/draft/useTextDraft.ts';

interface NoteFormProps {
  /** Key of the note's draft. */
  readonly participantId: string;
  readonly note: string;
  /** @returns whether it was saved */
  readonly onSave: (note: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

const maxLength = ParticipantInputForm.schema.properties?.note?.maxLength;

/** Stays open with the typed text if saving fails. */
export function NoteForm({ participantId, note, onSave, onCancel }: NoteFormProps) {
  const translate = useTranslate();
  const { text, ...draft } = useTextDraft(`note ${participantId}`, 'fields.note', note);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isSaved = await onSave(text.trim()).finally(() => setBusy(false));
    if (isSaved) draft.clear();
  };

  const cancel = () => {
    draft.clear();
    onCancel();
  };

  return (
    <Stack
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ gridColumn: '1 / -1', mt: 1.5, gap: 1 }}
    >
      {draft.putBack && <DraftNote putBack={draft.putBack} onDiscard={draft.discard} />}
      <TextField
        label={translate('fields.note')}
        value={text}
        multiline
        minRows={2}
        autoFocus
        onChange={(event) => draft.type(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        helperText={`${text.length}/${maxLength}`}
      />
      <Stack direction="row" sx={{ gap: 1, '& button': { minHeight: 44 } }}>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {translate('ra.action.save')}
        </BusyButton>
        <Button color="inherit" onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
