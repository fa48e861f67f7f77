import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ParticipantInputForm } from '../../../contract/generated/forms/ParticipantInput.ts';
import type { components } from '../../../contract/generated/types.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { DraftNote, useTextDraft } from '../../kit/form/draft/DraftNote.tsx';
import { formatMinutes } from '../../kit/format/formatMinutes.ts';
import { ToolLabel, toolSx } from '../../kit/list/ToolButton.tsx';
import type { Participant } from '../Event.ts';
import { participantName } from './participantsDefinition.ts';
import type { Recording } from './useRecording.ts';

type ParticipantInput = components['schemas']['ParticipantInput'];

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
        participant={shown}
        onCancel={close}
        onSave={async (change) => {
          const isSaved = await record(change);
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
  readonly participant: Participant;
  /** @returns whether it was saved */
  readonly onSave: (change: Pick<ParticipantInput, 'note' | 'minutes'>) => Promise<boolean>;
  readonly onCancel: () => void;
}

const { note: noteRule, minutes: minutesRule } = ParticipantInputForm.schema.properties ?? {};
const maxLength = noteRule?.maxLength;
const mostMinutes = minutesRule?.maximum ?? 0;

/** Stays open with what is typed if saving fails. Who attended has a time, too. */
function NoteForm({ participant: { id, note, status, minutes }, onSave, onCancel }: NoteFormProps) {
  const translate = useTranslate();
  const { text, ...draft } = useTextDraft(`note ${id}`, 'fields.note', note ?? '');
  const time = useTextDraft(`minutes ${id}`, 'fields.minutes', minutes?.toString() ?? '');
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasTime = status === 'attended';
  const typedMinutes = time.text.trim() === '' ? null : Number(time.text);
  const issue = hasTime ? minutesIssue(typedMinutes) : undefined;
  const putBack = draft.putBack ?? time.putBack;
  const clear = () => {
    draft.clear();
    time.clear();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (busy || issue) return;
    setBusy(true);
    const isOtherTime = hasTime && typedMinutes !== (minutes ?? null);
    const change = { note: text.trim() || null, ...(isOtherTime && { minutes: typedMinutes }) };
    const isSaved = await onSave(change).finally(() => setBusy(false));
    if (isSaved) clear();
  };

  const cancel = () => {
    clear();
    onCancel();
  };

  return (
    <Stack
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ gridColumn: '1 / -1', mt: 1.5, gap: 1 }}
    >
      {putBack && (
        <DraftNote
          putBack={putBack}
          onDiscard={() => {
            draft.discard();
            time.discard();
          }}
        />
      )}
      {hasTime && (
        <TextField
          label={translate('fields.minutes')}
          value={time.text}
          onChange={(event) => time.type(event.target.value)}
          error={isChecked && issue !== undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          helperText={isChecked && issue ? translate(...issue) : timeText(typedMinutes)}
          sx={{ maxWidth: 240 }}
        />
      )}
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

/** Key and values of the message for a time that the contract does not take. */
function minutesIssue(minutes: number | null): [string, Record<string, number>?] | undefined {
  if (minutes === null) return undefined;
  if (!Number.isInteger(minutes) || minutes < 0) return ['validation.onlyNumbers'];
  return minutes > mostMinutes ? ['validation.maximum', { limit: mostMinutes }] : undefined;
}

/** A space keeps the height. */
function timeText(minutes: number | null): string {
  return minutes !== null && minutesIssue(minutes) === undefined ? formatMinutes(minutes) : ' ';
}
