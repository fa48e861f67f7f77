import { useCallback, useEffect, useRef, useState } from 'react';

const pause = 300;

/**
 * A text that a person is typing, told on once they pause. A value that changes from elsewhere (a reset, the
 * Back button) replaces it, but never what is being typed.
 *
 * @returns the text; a setter that waits for the pause; one that does not
 */
export function useDebouncedText(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void, (text: string) => void] {
  const [text, setText] = useState(value);
  const timer = useRef<number>(undefined);
  // The address may have changed since the timer was set, and with it what `onChange` does.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (timer.current !== undefined) return;
    // What was told on is trimmed; the space between two words stays while the second is to come.
    setText((typed) => (typed.trim() === value ? typed : value));
  }, [value]);

  const tell = useCallback((text: string, delay: number) => {
    setText(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      latest.current(text.trim());
    }, delay);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return [
    text,
    useCallback((text) => tell(text, pause), [tell]),
    useCallback((text) => tell(text, 0), [tell]),
  ];
}
