import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface FormFocusOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly step: number;
  /** Whether the form takes the focus when it comes. */
  readonly atStart: boolean;
}

/**
 * Moves the focus to where a person goes on.
 *
 * @returns asks for the first field with an error, once it is on the screen
 */
export function useFormFocus({ container, step, atStart }: FormFocusOptions): () => void {
  const [requests, setRequests] = useState(0);
  const lastStep = useRef(step);
  const startsHere = useRef(atStart);

  const focus = useCallback(
    (selector: string) => container.current?.querySelector<HTMLElement>(selector)?.focus(),
    [container],
  );

  useEffect(() => {
    // Somebody may be typing already: the page was rendered ahead.
    const isInside = container.current?.contains(document.activeElement);
    if (startsHere.current && !isInside) focus('input, textarea');
  }, [container, focus]);

  useEffect(() => {
    if (step !== lastStep.current) focus('section:not([hidden]) h2');
    lastStep.current = step;
  }, [focus, step]);

  useEffect(() => {
    if (requests > 0) focus('[data-invalid] :is(input, textarea, [role="combobox"])');
  }, [focus, requests]);

  return () => setRequests((count) => count + 1);
}
