import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { MailLink } from '../kit/link/MailLink.tsx';
import { sendOnce } from '../kit/link/sendOnce.ts';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';

const restore = (token: string) =>
  sendOnce(`restoreAccount ${token}`, () =>
    answerOf(client.GET('/users/restore', { params: { query: { token } } })),
  );

/** Takes back leaving the foundation, by the link of the farewell mail. */
export default function RestoreAccountPage() {
  const translate = useTranslate();
  const waysOn = {
    used: { text: translate('account.restore.used'), actions: <SignInButton /> },
    invalid: { text: translate('account.restore.invalid'), actions: <HomeButton /> },
  };
  return (
    <MailLink title={paths.restoreAccount.title} send={restore} waysOn={waysOn}>
      {() => (
        <StatePage
          picture={<DonePicture />}
          title={translate('messages.accountRestored')}
          text={translate('account.restore.done')}
          actions={<SignInButton />}
        />
      )}
    </MailLink>
  );
}
