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

/** For those who cannot sign in, or not yet. A line of its own for the second link, rather than torn in two. */
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
