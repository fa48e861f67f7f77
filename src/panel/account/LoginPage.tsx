import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { CredentialsForm } from '../../contract/generated/forms/Credentials.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../data/ApiError.ts';
import { signIn } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { returnPath } from '../data/wantedPage.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LazyResendConfirmation } from '../kit/link/LazyResendConfirmation.tsx';
import { useStateText } from '../shell/currentPage.ts';
import { failureTexts } from '../shell/failureTexts.ts';
import { useVisitorHref } from '../shell/StartButtons.tsx';
import { toast } from '../shell/toast.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
import { AccountCard } from './AccountCard.tsx';

export default function LoginPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  // Not in the address: it is nobody else's business.
  const email = useStateText('email');
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
      <LoginForm email={email} />
    </AccountCard>
  );
}

/** Links for users who cannot sign in. The second link starts on its own line instead of wrapping. */
function LoginLinks() {
  const translate = useTranslate();
  const visitorHref = useVisitorHref();
  return (
    <Stack sx={{ mt: 3, gap: 1.5, alignItems: 'center', textAlign: 'center' }}>
      <Link href={visitorHref(paths.resetPassword)}>{translate('account.login.forgotPassword')}</Link>
      <span>
        {translate('account.login.noAccount')}{' '}
        <Link href={visitorHref(paths.register)} sx={{ display: 'inline-block' }}>
          {translate('account.login.register')}
        </Link>
      </span>
    </Stack>
  );
}

type Credentials = components['schemas']['Credentials'];

interface LoginFormProps {
  /** Prefilled address, such as from a registration just made. */
  readonly email: string | undefined;
}

/**
 * Signs in; the page handles the redirect. Offers to resend the confirmation mail to users who have not
 * confirmed their address.
 */
function LoginForm({ email: known }: LoginFormProps) {
  const translate = useTranslate();
  const [unconfirmed, setUnconfirmed] = useState<string>();

  /** The toast gives the reason (specification, section 8); the form only says that it failed. */
  const shortened = (error: unknown) => {
    const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: undefined };
    if (failureTexts({ status, problem, quiet: false }, translate).length === 0) return error;
    const message = translate(status === 401 ? 'messages.loginDataError' : 'account.login.refused');
    return new ApiError(status, { code: undefined, messages: [], errors: [], ...problem, message });
  };

  const submit = async ({ email, password }: Credentials) => {
    try {
      await signIn(email, password);
    } catch (error) {
      setUnconfirmed(isUnconfirmed(error) ? email : undefined);
      throw shortened(error);
    }
  };

  return (
    <>
      <ContractForm
        form={CredentialsForm}
        submitLabel={translate('account.login.submit')}
        failure="messages.loginDataError"
        {...(known && { initial: { email: known } })}
        focusFirst={!known}
        warnUnsaved={false}
        onSubmit={submit}
        onSaved={() => toast.success(translate('messages.loggedIn'))}
      />
      {unconfirmed && (
        <Box sx={{ mt: 3 }}>
          <LazyResendConfirmation key={unconfirmed} email={unconfirmed} />
        </Box>
      )}
    </>
  );
}

function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'email_unconfirmed';
}
