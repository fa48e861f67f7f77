import { useCallback, useEffect, useRef, useState } from 'react';

const pause = 300;

/**
 * Debounced text input. A value changed from outside (a reset, the Back button) replaces the text, but never
 * while the user is typing.
 *
 * @returns the text; a debounced setter; an immediate setter
 */
export function useDebouncedText(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void, (text: string) => void] {
  const [text, setText] = useState(value);
  const timer = useRef<number>(undefined);
  // The address, and so `onChange`, may have changed since the timer was set.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (timer.current !== undefined) return;
    // The value is trimmed; keep a trailing space, because the next word may follow.
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
