import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ForgotPasswordForm } from '../../contract/generated/forms/ForgotPassword.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { AccountCard } from './AccountCard.tsx';
import { ResetMailSent } from './ResetMailSent.tsx';
import { SignInLink } from './SignInLink.tsx';

type Body = components['schemas']['ForgotPassword'];

async function askForLink(body: Body): Promise<string> {
  await answerOf(client.POST('/users/forgot-password', { body }));
  return body.email;
}

/** Asks for the link that sets a new password. Whether there is such an account, nobody learns here. */
export function ForgotPassword() {
  const translate = useTranslate();
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  if (email && isSent) {
    return (
      <Arrival>
        <ResetMailSent email={email} onAgain={() => setSent(false)} />
      </Arrival>
    );
  }

  return (
    <AccountCard
      title={translate('account.forgot.title')}
      intro={translate('account.forgot.intro')}
      links={<SignInLink />}
    >
      <ContractForm
        form={ForgotPasswordForm}
        {...(email && { initial: { email } })}
        submitLabel={translate('account.forgot.submit')}
        focusFirst
        warnUnsaved={false}
        onSubmit={askForLink}
        onSaved={(sentTo) => {
          setEmail(sentTo);
          setSent(true);
        }}
      />
    </AccountCard>
  );
}
