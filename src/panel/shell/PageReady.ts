import { useLayoutEffect } from 'react';

/** Window event: a page is mounted and its components handle events. */
export const PAGE_READY = 'page-ready';

/** Rendered after a page to signal that it is mounted, before any of it can rerender. */
export function PageReady(): null {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(PAGE_READY));
  }, []);
  return null;
}
