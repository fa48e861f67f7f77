import { useTranslate } from 'react-admin';
import { CredentialsForm } from '../../contract/generated/forms/Credentials.ts';
import type { components } from '../../contract/generated/types.ts';
import { signIn } from '../data/session.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { toast } from '../shell/toast.ts';

type Credentials = components['schemas']['Credentials'];

/** Signs in. Where to go then is the page's matter. */
export function LoginForm() {
  const translate = useTranslate();

  return (
    <ContractForm
      form={CredentialsForm}
      submitLabel={translate('account.login.submit')}
      failure="messages.loginDataError"
      focusFirst
      warnUnsaved={false}
      onSubmit={({ email, password }: Credentials) => signIn(email, password)}
      onSaved={() => toast.success(translate('messages.loggedIn'))}
    />
  );
}
