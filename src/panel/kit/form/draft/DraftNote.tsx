import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../../format/dateFormat.ts';

/** What was found in the tab and stands in the fields again. */
export interface PutBack {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  /** i18n keys of the fields that somebody else has changed meanwhile. */
  readonly clashes: readonly string[];
}

interface DraftNoteProps {
  readonly putBack: PutBack;
  readonly onDiscard: () => void;
}

/** Says that a form holds what was typed before and not saved, and how to get rid of that. */
export function DraftNote({ putBack: { at, clashes }, onDiscard }: DraftNoteProps) {
  const translate = useTranslate();
  const fields = clashes.map((key) => translate(key)).join(', ');
  return (
    <Alert
      role="status"
      severity={clashes.length > 0 ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('form.draft.discard')}
        </Button>
      }
    >
      {translate('form.draft.putBack', { time: timeOf(at) })}
      {fields && <div>{translate('form.draft.clash', { fields })}</div>}
    </Alert>
  );
}

/** The hour and minute, and the day where that is not today. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return dateFormat({ timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
}
