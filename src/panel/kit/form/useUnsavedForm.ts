import { useEffect } from 'react';
import type { StoreApi } from 'zustand';

type Drop = () => void;

/** The forms of the page, with a function to drop the draft if leaving ends it. */
const forms = new Map<StoreApi<boolean>, Drop | undefined>();

/** Whether a form of the page has unsaved input. */
export function hasUnsavedForm(): boolean {
  return [...forms.keys()].some((unsaved) => unsaved.getState());
}

/** Stops the forms from asking, because the user agreed to discard their input. */
export function giveUpUnsaved(): void {
  for (const drop of forms.values()) drop?.();
  leaveToDrafts();
}

/** Stops the forms from asking, because their drafts keep the input. */
export function leaveToDrafts(): void {
  for (const unsaved of forms.keys()) unsaved.setState(false, true);
}

/**
 * Asks before an unsaved form is left: `UnsavedGuard` on navigation, the browser's `beforeunload` on closing.
 * The latter is only registered while needed, because it disables the back/forward cache.
 *
 * @param warns whether this form asks at all
 * @param drop deletes its draft
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
