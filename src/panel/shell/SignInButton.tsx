import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** On into the panel, by its door for whoever is not in yet. */
export function SignInButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  return (
    <Button component={Link} to={(signedIn ? paths.overview : paths.login).getHref()} variant={variant}>
      {translate(signedIn ? 'shell.toOverview' : 'shell.visitor.signIn')}
    </Button>
  );
}
