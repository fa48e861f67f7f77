import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../../format/formatDate.ts';
import { draftStore } from './draftStore.ts';

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

interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Undefined if there was no draft, or it was discarded. */
  readonly putBack: PutBack | undefined;
  readonly discard: () => void;
  /** Call it once the text is saved or discarded. */
  readonly clear: () => void;
}

/**
 * Draft of a single text outside the contract's forms, kept in the tab.
 *
 * @param saved the text it is based on
 * @param field i18n key of the text's name
 */
export function useTextDraft(name: string, field: string, saved = ''): TextDraft {
  const [key] = useState(() => draftStore.keyOf(name));
  const [found] = useState(() => draftStore.read(key));
  const [text, setText] = useState(() => (found ? String(found.values.text) : saved));
  const [isPutBack, setPutBack] = useState(found !== undefined);
  useEffect(() => draftStore.flush, []);

  const clear = () => draftStore.clear(key);
  const isChanged = found !== undefined && String(found.base.text) !== saved;

  return {
    text,
    type: (typed) => {
      setText(typed);
      if (typed === saved) clear();
      else draftStore.write(key, () => ({ values: { text: typed }, base: { text: saved } }));
    },
    putBack: found && isPutBack ? { at: found.at, clashes: isChanged ? [field] : [] } : undefined,
    discard: () => {
      clear();
      setText(saved);
      setPutBack(false);
    },
    clear,
  };
}
