import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { checkSession } from '../data/session.ts';
import { MailLink } from '../kit/link/MailLink.tsx';
import { sendOnce } from '../kit/link/sendOnce.ts';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';

const confirm = (token: string) =>
  sendOnce(`confirmRegistration ${token}`, async () => {
    await answerOf(client.GET('/users/registration-confirm', { params: { query: { token } } }));
    // A coordinator who has changed the address may be signed in: the header tells it, and the way on is another.
    await checkSession().catch(() => undefined);
  });

/** Confirms the e-mail of a person: a volunteer who has applied, or a coordinator with a new address. */
export default function RegistrationConfirmPage() {
  const translate = useTranslate();
  const waysOn = {
    used: { text: translate('account.confirm.used'), actions: <SignInButton /> },
    invalid: { text: translate('account.confirm.invalid'), actions: <HomeButton /> },
  };
  return (
    <MailLink title={paths.registrationConfirm.title} send={confirm} waysOn={waysOn}>
      {() => (
        <StatePage
          picture={<DonePicture />}
          title={translate('messages.registrationConfirmed')}
          text={translate('account.confirm.done')}
          actions={<SignInButton />}
        />
      )}
    </MailLink>
  );
}
