import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

/** Mounted as long as there is something to lose; a router holds no more than one at a time. */
export function UnsavedWarning() {
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
