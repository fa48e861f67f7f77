import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** Shown instead of a dialog's content while its script is loading. */
export function WaitingBar() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('shell.loading')} />;
}
