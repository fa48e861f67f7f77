import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** In the place of a part that is on its way. */
export function WaitingBar() {
  const translate = useTranslate();
  return <LinearProgress aria-label={translate('shell.loading')} />;
}
