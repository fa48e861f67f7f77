import { useEffect } from 'react';
import type { StoreApi } from 'zustand';

const forms = new Set<StoreApi<boolean>>();

/** Whether a form of the page has something to lose. */
export function hasUnsavedForm(): boolean {
  return [...forms].some((unsaved) => unsaved.getState());
}

/** Has the forms of the page ask no more: somebody has agreed to lose what is in them. */
export function giveUpUnsaved(): void {
  for (const unsaved of forms) unsaved.setState(false, true);
}

/**
 * Has the panel ask before a form with something unsaved is left: on the way to another page by `UnsavedGuard`, and on
 * the way out of the window by the browser, which keeps pages that listen for that out of its cache.
 *
 * @param warns whether this form asks at all
 */
export function useUnsavedForm(unsaved: StoreApi<boolean>, warns: boolean): void {
  useEffect(() => {
    if (!warns) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const listen = (isUnsaved: boolean) =>
      isUnsaved ? addEventListener('beforeunload', hold) : removeEventListener('beforeunload', hold);
    const stop = unsaved.subscribe(listen);
    listen(unsaved.getState());
    forms.add(unsaved);
    return () => {
      forms.delete(unsaved);
      stop();
      listen(false);
    };
  }, [unsaved, warns]);
}
