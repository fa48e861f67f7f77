import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type BlockerFunction, useBlocker } from 'react-router';
import { create, type StoreApi } from 'zustand';

/**
 * Asks before the user leaves a page with an unsaved form. One for all pages: a router supports only one
 * blocker, and registering it rerenders the whole page, which would slow down typing.
 */
export function UnsavedGuard() {
  const translate = useTranslate();
  const blocker = useBlocker(isLeaving);
  const answer = useLeaveQuestion((question) => question.answer);
  const decide = (leaves: boolean) => {
    useLeaveQuestion.setState({ answer: undefined });
    answer?.(leaves);
    if (!leaves) blocker.reset?.();
    else if (blocker.state === 'blocked') {
      giveUpUnsaved();
      blocker.proceed();
    }
  };
  const stay = () => decide(false);

  return (
    <Dialog
      open={blocker.state === 'blocked' || answer !== undefined}
      onClose={stay}
      aria-labelledby="unsaved-title"
    >
      <DialogTitle id="unsaved-title">{translate('form.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => decide(true)}>{translate('form.unsaved.leave')}</Button>
        <Button variant="contained" onClick={stay}>
          {translate('form.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Another `?tab` of the same page unmounts the form too. */
const isLeaving: BlockerFunction = ({ currentLocation: { pathname, search }, nextLocation }) =>
  (pathname !== nextLocation.pathname || search !== nextLocation.search) && hasUnsavedForm();

interface LeaveQuestion {
  /** Called by `UnsavedGuard` with the answer; undefined while nothing was asked. */
  readonly answer: ((leaves: boolean) => void) | undefined;
}

export const useLeaveQuestion = create<LeaveQuestion>(() => ({ answer: undefined }));

/**
 * Asks before an action that ends the page would lose unsaved input. The router's blocker would ask too late,
 * because the navigation follows the action.
 *
 * @example
 * if (await mayLeave()) await signOut();
 */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedForm()) return Promise.resolve(true);
  return new Promise((answer) => useLeaveQuestion.setState({ answer }));
}

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
