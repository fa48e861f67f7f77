import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusHeading, isFocusLost, takeFocus } from '../focus/takeFocus.ts';

interface FormPlace {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the button that opens the form. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/**
 * A form in the place of the button that opens it, or of the entry with that button. When it is closed, the
 * button has the focus again, or the page's heading where the button is gone.
 *
 * @example
 * const { isOpen, open, close, opener } = useFormPlace();
 * return isOpen ? <NoteForm onClose={close} /> : <Button ref={opener} onClick={open} />;
 */
export function useFormPlace(): FormPlace {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) {
      if (opener.current) takeFocus(opener.current);
      else focusHeading();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
