import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../afterPaint.ts';

type Text = string | undefined;

const waiting = new Set<() => void>();

/**
 * Passes all pending input to the forms and renders it, for a caller about to read it. Call only in event
 * handlers.
 */
export function flushTyped(): void {
  flushSync(() => {
    for (const flush of waiting) flush();
  });
}

/**
 * Renders typed text in the field at once, and passes it to the form after the paint: a form takes much
 * longer to render, and on a slow phone each keystroke would wait for it.
 *
 * @param value the form's value
 * @param onChange passes the text to the form
 */
export function useTyped(value: Text, onChange: (text: Text) => void) {
  const [field, setField] = useState({ text: value, value, isFlushed: true });
  // The form may change or reset a text, but not overwrite one that it has not received yet.
  if (field.value !== value) setField({ ...field, value, ...(field.isFlushed && { text: value }) });
  const pending = useRef<() => void>(undefined);

  const flush = useCallback(() => {
    waiting.delete(flush);
    pending.current?.();
    pending.current = undefined;
  }, []);

  const type = (text: Text) => {
    setField((current) => ({ ...current, text, isFlushed: false }));
    // flushSync instead of React's next task: rjsf would defer changes that arrive in between.
    if (!pending.current) afterPaint(() => flushSync(flush));
    waiting.add(flush);
    pending.current = () => {
      setField((current) => ({ ...current, isFlushed: true }));
      onChange(text);
    };
  };

  return { text: field.text, type, flush };
}
