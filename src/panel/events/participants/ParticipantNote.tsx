import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ParticipantInputForm } from '../../../contract/generated/forms/ParticipantInput.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { DraftNote, useTextDraft } from '../../kit/form/draft/DraftNote.tsx';
import { ToolLabel, toolSx } from '../../kit/list/ToolButton.tsx';
import { participantName } from './participantsDefinition.ts';
import type { Recording } from './useRecording.ts';

interface ParticipantNoteProps {
  readonly recording: Recording;
  readonly mayEdit: boolean;
}

/** The team's note about the person at this event. */
export function ParticipantNote({ recording: { shown, record }, mayEdit }: ParticipantNoteProps) {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const note = shown.note ?? '';
  const close = () => {
    setEditing(false);
    window.setTimeout(() => opener.current?.focus());
  };

  if (isEditing) {
    return (
      <NoteForm
        participantId={shown.id}
        note={note}
        onCancel={close}
        onSave={async (text) => {
          const isSaved = await record({ note: text || null });
          if (isSaved) close();
          return isSaved;
        }}
      />
    );
  }
  return (
    <>
      {note && (
        <Typography
          variant="body2"
          sx={{
            gridArea: 'note',
            mt: { xs: 1, md: 0 },
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }}
        >
          {note}
        </Typography>
      )}
      {mayEdit && (
        <Box sx={{ gridArea: 'tool', justifySelf: 'end' }}>
          <Button
            ref={opener}
            size="small"
            color="inherit"
            startIcon={<NoteIcon />}
            aria-label={translate('events.note.of', { name: participantName(shown) })}
            onClick={() => setEditing(true)}
            sx={[toolSx, { minHeight: 44, color: 'text.secondary' }]}
          >
            <ToolLabel>{translate(note ? 'events.note.change' : 'events.note.add')}</ToolLabel>
          </Button>
        </Box>
      )}
    </>
  );
}

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
function NoteForm({ participantId, note, onSave, onCancel }: NoteFormProps) {
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
