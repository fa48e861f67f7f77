import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ParticipantInputForm } from '../../../contract/generated/forms/ParticipantInput.ts';
import { BusyButton } from '../../kit/act/BusyButton.tsx';

interface NoteFormProps {
  readonly note: string;
  readonly onSave: (note: string) => Promise<void>;
  readonly onCancel: () => void;
}

const maxLength = ParticipantInputForm.schema.properties?.note?.maxLength;

/** It stays open, with what was typed, when the note is not taken. */
export function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState(note);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onSave(text.trim()).finally(() => setBusy(false));
  };

  return (
    <Stack
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ gridColumn: '1 / -1', mt: 1.5, gap: 1 }}
    >
      <TextField
        label={translate('fields.note')}
        value={text}
        multiline
        minRows={2}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        helperText={`${text.length}/${maxLength}`}
      />
      <Stack direction="row" sx={{ gap: 1, '& button': { minHeight: 44 } }}>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {translate('ra.action.save')}
        </BusyButton>
        <Button color="inherit" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
