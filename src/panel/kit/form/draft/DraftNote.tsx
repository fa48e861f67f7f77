import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../../format/formatDate.ts';

/** A draft found in the tab and restored into the fields. */
export interface PutBack {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  /** i18n keys of fields that somebody else has changed since. */
  readonly clashes: readonly string[];
}

interface DraftNoteProps {
  readonly putBack: PutBack;
  readonly onDiscard: () => void;
}

/** Says that the form holds a restored draft, with a button to discard it. */
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

/** Hour and minute, plus the date if it is not today. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return dateFormat({ timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
}
