import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Navigate, Link as RouterLink, useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { returnPath } from '../data/returnPath.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useWayIn } from '../shell/useWayIn.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
import { AccountCard } from './AccountCard.tsx';
import { LoginForm } from './LoginForm.tsx';
import { emailOfState } from './signInState.ts';

export default function LoginPage() {
  const translate = useTranslate();
  const { search, state } = useLocation();
  const isSignedIn = useSessionStore(({ user }) => Boolean(user));
  // Also right after the form has signed in.
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

/** Links for users who cannot sign in. The second link starts on its own line instead of wrapping. */
function LoginLinks() {
  const translate = useTranslate();
  const wayIn = useWayIn();
  return (
    <Stack sx={{ mt: 3, gap: 1.5, alignItems: 'center', textAlign: 'center' }}>
      <Link component={RouterLink} to={wayIn(paths.resetPassword)}>
        {translate('account.login.forgotPassword')}
      </Link>
      <span>
        {translate('account.login.noAccount')}{' '}
        <Link component={RouterLink} to={wayIn(paths.register)} sx={{ display: 'inline-block' }}>
          {translate('account.login.register')}
        </Link>
      </span>
    </Stack>
  );
}
