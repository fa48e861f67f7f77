import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

/** After the e-mail was changed: it takes effect only once its owner has confirmed it. */
export function NewEmailNote() {
  const translate = useTranslate();
  const { state } = useLocation();
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  if (typeof email !== 'string') return null;
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {translate('team.edit.emailSent', { email })}
    </Alert>
  );
}
