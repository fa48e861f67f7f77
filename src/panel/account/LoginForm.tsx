import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CredentialsForm } from '../../contract/generated/forms/Credentials.ts';
import type { components } from '../../contract/generated/types.ts';
import { ApiError } from '../data/ApiError.ts';
import { signIn } from '../data/session.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LazyResendConfirmation } from '../kit/link/LazyResendConfirmation.tsx';
import { failureTexts } from '../shell/failureTexts.ts';
import { toast } from '../shell/toast.ts';

type Credentials = components['schemas']['Credentials'];

interface LoginFormProps {
  /** Prefilled address, such as from a registration just made. */
  readonly email: string | undefined;
}

/**
 * Signs in; the page handles the redirect. Offers to resend the confirmation mail to users who have not
 * confirmed their address.
 */
export function LoginForm({ email: known }: LoginFormProps) {
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
