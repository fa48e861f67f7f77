import { useEffect } from 'react';
import type { StoreApi } from 'zustand';

type Drop = () => void;

/** The forms of the page, and how the draft of each is dropped, where leaving it ends it. */
const forms = new Map<StoreApi<boolean>, Drop | undefined>();

/** Whether a form of the page has something to lose. */
export function hasUnsavedForm(): boolean {
  return [...forms.keys()].some((unsaved) => unsaved.getState());
}

/** Has the forms of the page ask no more: somebody has agreed to lose what is in them. */
export function giveUpUnsaved(): void {
  for (const drop of forms.values()) drop?.();
  leaveToDrafts();
}

/** Has the forms of the page ask no more: what is in them stays in their drafts. */
export function leaveToDrafts(): void {
  for (const unsaved of forms.keys()) unsaved.setState(false, true);
}

/**
 * Has the panel ask before a form with something unsaved is left: on the way to another page by `UnsavedGuard`, and on
 * the way out of the window by the browser, which keeps pages that listen for that out of its cache.
 *
 * @param warns whether this form asks at all
 * @param drop ends its draft
 */
export function useUnsavedForm(unsaved: StoreApi<boolean>, warns: boolean, drop?: Drop): void {
  useEffect(() => {
    if (!warns) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const listen = (isUnsaved: boolean) =>
      isUnsaved ? addEventListener('beforeunload', hold) : removeEventListener('beforeunload', hold);
    const stop = unsaved.subscribe(listen);
    listen(unsaved.getState());
    forms.set(unsaved, drop);
    return () => {
      forms.delete(unsaved);
      stop();
      listen(false);
    };
  }, [unsaved, warns, drop]);
}
