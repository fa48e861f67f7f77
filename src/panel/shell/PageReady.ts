import { useLayoutEffect } from 'react';

/** Event of the window: a page is in the document, and its own components answer to what is done on it. */
export const PAGE_READY = 'page-ready';

/** Stands behind a page and says that it is there, before anything of it can be rendered a second time. */
export function PageReady(): null {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(PAGE_READY));
  }, []);
  return null;
}
