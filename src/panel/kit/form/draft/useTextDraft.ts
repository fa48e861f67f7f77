import { useEffect, useState } from 'react';
import type { PutBack } from './DraftNote.tsx';
import { draftStore } from './draftStore.ts';

interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Missing where nothing was found, or it was given up. */
  readonly putBack: PutBack | undefined;
  readonly discard: () => void;
  /** To be called once it is saved, or given up. */
  readonly clear: () => void;
}

/**
 * A text of its own, outside of the contract's forms, that is kept in the tab while it is typed.
 *
 * @param saved what it is typed over
 * @param field i18n key of what it is
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
