import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the focused element goes away, as a button does once what it was for is done, the page's heading takes
 * the focus, so that a keyboard goes on from there and not from the top of the window.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    };
  }, [ref]);
}
