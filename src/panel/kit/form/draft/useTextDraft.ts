import { useEffect, useState } from 'react';
import type { PutBack } from './DraftNote.tsx';
import { draftStore } from './draftStore.ts';

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
