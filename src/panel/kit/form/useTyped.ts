import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../afterPaint.ts';

type Text = string | undefined;

const waiting = new Set<() => void>();

/** Has the forms know, and render, all that was typed, for whoever is about to read it. Only in an event handler. */
export function tellTyped(): void {
  flushSync(() => {
    for (const tell of waiting) tell();
  });
}

/**
 * What is typed into a field is on the screen with the next frame, and only then does the form learn of it: a form
 * takes much longer to render than a field, and on a slow phone each letter would wait for it.
 *
 * @param value what the form has
 * @param onChange tells the form
 */
export function useTyped(value: Text, onChange: (text: Text) => void) {
  const [field, setField] = useState({ text: value, value, told: true });
  // The form may make something else of a text, or take it back; but not of one that it has not heard yet.
  if (field.value !== value) setField({ ...field, value, ...(field.told && { text: value }) });
  const untold = useRef<() => void>(undefined);

  const tell = useCallback(() => {
    waiting.delete(tell);
    untold.current?.();
    untold.current = undefined;
  }, []);

  const type = (text: Text) => {
    setField((current) => ({ ...current, text, told: false }));
    // At once and not with React's next task: rjsf would put off what comes meanwhile.
    if (!untold.current) afterPaint(() => flushSync(tell));
    waiting.add(tell);
    untold.current = () => {
      setField((current) => ({ ...current, told: true }));
      onChange(text);
    };
  };

  return { text: field.text, type, tell };
}
