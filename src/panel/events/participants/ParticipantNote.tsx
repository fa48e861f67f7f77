import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toolSx } from '../../kit/list/ToolButton.tsx';
import { ToolLabel } from '../../kit/list/ToolLabel.tsx';
import { NoteForm } from './NoteForm.tsx';
import { participantName } from './participantName.ts';
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
