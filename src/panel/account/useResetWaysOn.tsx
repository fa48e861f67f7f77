import { useTranslate } from 'react-admin';
import type { WaysOn } from '../kit/link/LinkRefusal.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { AskAgainButton } from './AskAgainButton.tsx';

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
