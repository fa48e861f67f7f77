import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ForgotPasswordForm } from '../../contract/generated/forms/ForgotPassword.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { FocusedContent } from '../kit/focus/FocusedContent.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { useVisitorHref } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { AccountCard, SignInLink } from './AccountCard.tsx';

async function askForLink(body: components['schemas']['ForgotPassword']): Promise<string> {
  await answerOf(client.POST('/users/forgot-password', { body }));
  return body.email;
}

/** Requests the mail with a reset link. It does not reveal whether the account exists. */
export function ForgotPassword() {
  const translate = useTranslate();
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  if (email && isSent) {
    return (
      <FocusedContent>
        <ResetMailSent email={email} onAgain={() => setSent(false)} />
      </FocusedContent>
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

interface ResetMailSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** The same for any address; also says what to do if no mail arrives. */
function ResetMailSent({ email, onAgain }: ResetMailSentProps) {
  const translate = useTranslate();
  const visitorHref = useVisitorHref();
  const notes = [translate('account.forgot.sentTo', { email }), translate('account.forgot.noMail')];
  return (
    <StatePage
      picture={<MailPicture />}
      title={translate('account.forgot.sentTitle')}
      text={translate('messages.resetMailSent')}
      actions={
        <>
          <Button href={visitorHref(paths.login)} variant="contained">
            {translate('account.toSignIn')}
          </Button>
          <Button onClick={onAgain}>{translate('account.forgot.again')}</Button>
        </>
      }
    >
      {notes.map((note) => (
        <Typography key={note} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
    </StatePage>
  );
}
