import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { type StoreApi, useStore } from 'zustand';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** Asks who is about to leave, as long as there is something to lose. */
export function UnsavedWarning({ unsaved }: { readonly unsaved: StoreApi<boolean> }) {
  return useStore(unsaved) && <LeaveDialog />;
}

/** Mounted as long as it may be needed; a router holds no more than one at a time. */
function LeaveDialog() {
  const translate = useTranslate();
  const blocker = useUnsavedWarning();
  const stay = () => blocker.reset?.();

  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{translate('form.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('form.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>{translate('form.unsaved.leave')}</Button>
        <Button variant="contained" onClick={stay}>
          {translate('form.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
