import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import type { WaysOn } from '../kit/link/LinkRefusal.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';

/** From a link that sets no password any more: to the sign-in, or to another link. */
export function useResetWaysOn(): WaysOn {
  const translate = useTranslate();
  const signInOrAskAgain = (
    <>
      <SignInButton />
      <AskAgainButton variant="outlined" />
    </>
  );
  return {
    used: { text: translate('account.reset.used'), actions: signInOrAskAgain },
    invalid: { text: translate('account.reset.invalid'), actions: <AskAgainButton /> },
  };
}

/** To the form that mails a new link. */
function AskAgainButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.resetPassword.getHref()} variant={variant}>
      {translate('account.reset.askAgain')}
    </Button>
  );
}
