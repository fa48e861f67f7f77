import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useWayIn } from './useWayIn.ts';

/** Link to the panel, or to the login for visitors. */
export function SignInButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  const wayIn = useWayIn();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  return (
    <Button href={signedIn ? paths.overview.getHref() : wayIn(paths.login)} variant={variant}>
      {translate(signedIn ? 'shell.toOverview' : 'shell.visitor.signIn')}
    </Button>
  );
}
