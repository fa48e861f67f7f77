import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import ResendConfirmation from '../../kit/link/ResendConfirmation.tsx';

/** After the e-mail was changed: it takes effect only once its owner has confirmed it. */
export function NewEmailNote() {
  const translate = useTranslate();
  const { state } = useLocation();
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  if (typeof email !== 'string') return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="inherit" role="status">
          {translate('team.edit.emailSent', { email })}
        </Typography>
        <ResendConfirmation email={email} />
      </Stack>
    </Alert>
  );
}
