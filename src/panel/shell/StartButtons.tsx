import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { visitorHref } from '../data/wantedPage.ts';

/** Link to the panel, or to the login for visitors. */
export function SignInButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  const visitorHref = useVisitorHref();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  return (
    <Button href={signedIn ? paths.overview.getHref() : visitorHref(paths.login)} variant={variant}>
      {translate(signedIn ? 'shell.toOverview' : 'shell.visitor.signIn')}
    </Button>
  );
}

/** URLs of visitors' pages that keep the wanted page. */
export function useVisitorHref(): (path: Parameters<typeof visitorHref>[0]) => string {
  const { search } = useLocation();
  return (path) => visitorHref(path, search);
}

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
