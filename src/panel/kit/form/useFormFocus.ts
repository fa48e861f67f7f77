import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { takeFocus } from '../focus/takeFocus.ts';

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

  const find = useCallback(
    (selector: string) => container.current?.querySelector<HTMLElement>(selector),
    [container],
  );

  useEffect(() => {
    // The user may be typing already in a prerendered page.
    const isInside = container.current?.contains(document.activeElement);
    if (!startsHere.current || isInside) return;
    takeFocus(find('input, textarea'));
    // That of a newer version takes the place of one that may have been scrolled.
    const dialog = container.current?.closest('.MuiDialogContent-root');
    if (dialog) dialog.scrollTop = 0;
  }, [container, find]);

  useEffect(() => {
    if (step !== lastStep.current) find('section:not([hidden]) h2')?.focus();
    lastStep.current = step;
  }, [find, step]);

  useEffect(() => {
    if (requests > 0) find('[data-invalid] :is(input, textarea, [role="combobox"])')?.focus();
  }, [find, requests]);

  return () => setRequests((count) => count + 1);
}
