import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface FormFocusOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly step: number;
  /** Whether to focus the form when it mounts. */
  readonly atStart: boolean;
}

/**
 * Moves the focus: to the first field at first, to the heading of a new step, or to the first error.
 *
 * @returns requests the focus for the first invalid field, once it is rendered
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
    // The user may be typing already in a prerendered page.
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
