import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** Link to the start page from a dead end. */
export function HomeButton() {
  const translate = useTranslate();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  return (
    <Button href={(signedIn ? paths.overview : paths.landing).getHref()} variant="contained">
      {translate(signedIn ? 'shell.toOverview' : 'shell.toHome')}
    </Button>
  );
}
