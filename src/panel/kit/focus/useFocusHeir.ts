import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the focused element is removed, such as a button after its action, focuses the page's heading, so that
 * keyboard users do not start again at the top of the window.
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
