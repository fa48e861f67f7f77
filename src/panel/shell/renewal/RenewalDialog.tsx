import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { signInAgain } from '../../data/session.ts';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { isOtherUsersSession } from '../../data/sharedSession.ts';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { describeFailure, type FormFailure } from '../../kit/form/describeFailure.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { leaveToDrafts } from '../../kit/form/UnsavedGuard.tsx';

export interface RenewalDialogProps {
  /** Whose session has ended. */
  readonly owner: LoggedInUser;
  readonly onLeave: () => void;
}

/**
 * Signs in over a page whose session has ended. Two plain fields, because a contract form is too large to
 * keep loaded.
 */
export default function RenewalDialog({ owner, onLeave }: RenewalDialogProps) {
  const translate = useTranslate();
  const [email, setEmail] = useState(owner.email);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [isAttempted, setAttempted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isSomebodyElse = email.trim().toLowerCase() !== owner.email.toLowerCase();
  const missing = isAttempted && !password ? translate('validation.required') : undefined;

  const signIn = async () => {
    setBusy(true);
    try {
      // Success: the dialog closes and the page continues.
      if (await signInAgain(email.trim(), password)) return;
      leaveToDrafts();
      window.location.assign(paths.overview.getHref());
    } catch (error) {
      const accident = navigator.onLine ? 'messages.somethingWentWrong' : 'kit.failure.offline';
      setFailure(describeFailure(error, {}, translate, { refused: 'messages.loginDataError', accident }));
      setBusy(false);
      field.current?.focus();
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events through the portal to the form below.
    event.stopPropagation();
    if (busy) return;
    setAttempted(true);
    if (password) void signIn();
    else field.current?.focus();
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="renewal-title" aria-describedby="renewal-text">
      <DialogTitle id="renewal-title">{translate('shell.renewal.title')}</DialogTitle>
      <DialogContent>
        <Stack component="form" id="renewal-form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
          <DialogContentText id="renewal-text">
            {translate(isOtherUsersSession() ? 'shell.renewal.somebodyElse' : 'shell.renewal.text')}
          </DialogContentText>
          <TextField
            label={translate('fields.email')}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            helperText={isSomebodyElse && translate('shell.renewal.another', { name: owner.name })}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label={translate('fields.password')}
            type="password"
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            inputRef={field}
            error={missing !== undefined}
            helperText={missing}
            onChange={(event) => setPassword(event.target.value)}
          />
          {failure && <FormAlert failure={failure} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onLeave}>
          {translate('shell.renewal.leave')}
        </Button>
        <BusyButton type="submit" form="renewal-form" variant="contained" busy={busy}>
          {translate('shell.renewal.submit')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
