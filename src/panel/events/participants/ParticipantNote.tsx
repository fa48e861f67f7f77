import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NoteForm } from './NoteForm.tsx';
import { participantName } from './participantName.ts';
import type { Recording } from './useRecording.ts';

interface ParticipantNoteProps {
  readonly recording: Recording;
  readonly mayEdit: boolean;
}

/** A few words about the person at this event, for the team. */
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
        note={note}
        onCancel={close}
        onSave={async (text) => {
          if (await record({ note: text || null })) close();
        }}
      />
    );
  }
  if (!mayEdit && !note) return null;
  return (
    <Stack
      direction="row"
      sx={{ flex: { sm: '1 1 200px' }, minWidth: 0, alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
    >
      {note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      {mayEdit && (
        <Button
          ref={opener}
          size="small"
          color="inherit"
          startIcon={<NoteIcon />}
          aria-label={translate('events.note.of', { name: participantName(shown) })}
          onClick={() => setEditing(true)}
          sx={{ minHeight: 44, color: 'text.secondary' }}
        >
          {translate(note ? 'events.note.change' : 'events.note.add')}
        </Button>
      )}
    </Stack>
  );
}
