import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import type { WaysOn } from '../kit/link/LinkRefusal.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';

/** Next steps for an invalid reset link: log in, or request a new link. */
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

/** Link to the form that requests a new link. */
function AskAgainButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.resetPassword.getHref()} variant={variant}>
      {translate('account.reset.askAgain')}
    </Button>
  );
}
