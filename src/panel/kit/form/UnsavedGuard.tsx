import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { type BlockerFunction, useBlocker } from 'react-router';
import { create } from 'zustand';
import { giveUpUnsaved, hasUnsavedForm } from './useUnsavedForm.ts';

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
