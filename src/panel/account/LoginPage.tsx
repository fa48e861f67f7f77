import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { returnPath } from '../data/returnPath.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
import { AccountCard } from './AccountCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { emailOfState } from './signInState.ts';

export default function LoginPage() {
  const translate = useTranslate();
  const { search, state } = useLocation();
  const isSignedIn = useSessionStore(({ user }) => Boolean(user));
  // As soon as the form has signed somebody in, too.
  if (isSignedIn) return <Navigate to={returnPath(search)} replace />;

  return (
    <AccountCard
      title={translate('account.login.title')}
      intro={translate('account.login.intro')}
      links={<LoginLinks />}
    >
      <WhyHere sx={{ mb: 3 }} />
      <LoginForm email={emailOfState(state)} />
    </AccountCard>
  );
}
