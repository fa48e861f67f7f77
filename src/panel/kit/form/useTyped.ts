import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../afterPaint.ts';

type Text = string | undefined;

const waiting = new Set<() => void>();

/**
 * Passes all pending input to the forms and renders it, for a caller about to read it. Call only in event
 * handlers.
 */
export function tellTyped(): void {
  flushSync(() => {
    for (const tell of waiting) tell();
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
  const [field, setField] = useState({ text: value, value, told: true });
  // The form may change or reset a text, but not overwrite one that it has not received yet.
  if (field.value !== value) setField({ ...field, value, ...(field.told && { text: value }) });
  const untold = useRef<() => void>(undefined);

  const tell = useCallback(() => {
    waiting.delete(tell);
    untold.current?.();
    untold.current = undefined;
  }, []);

  const type = (text: Text) => {
    setField((current) => ({ ...current, text, told: false }));
    // flushSync instead of React's next task: rjsf would defer changes that arrive in between.
    if (!untold.current) afterPaint(() => flushSync(tell));
    waiting.add(tell);
    untold.current = () => {
      setField((current) => ({ ...current, told: true }));
      onChange(text);
    };
  };

  return { text: field.text, type, tell };
}
