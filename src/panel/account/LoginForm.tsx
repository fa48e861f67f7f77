import { useTranslate } from 'react-admin';
import { CredentialsForm } from '../../contract/generated/forms/Credentials.ts';
import type { components } from '../../contract/generated/types.ts';
import { signIn } from '../data/session.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { toast } from '../shell/toast.ts';

type Credentials = components['schemas']['Credentials'];

interface LoginFormProps {
  /** Known already, such as from the registration that has just been made. */
  readonly email: string | undefined;
}

/** Signs in. Where to go then is the page's matter. */
export function LoginForm({ email: known }: LoginFormProps) {
  const translate = useTranslate();

  return (
    <ContractForm
      form={CredentialsForm}
      submitLabel={translate('account.login.submit')}
      failure="messages.loginDataError"
      {...(known && { initial: { email: known } })}
      focusFirst={!known}
      warnUnsaved={false}
      onSubmit={({ email, password }: Credentials) => signIn(email, password)}
      onSaved={() => toast.success(translate('messages.loggedIn'))}
    />
  );
}
