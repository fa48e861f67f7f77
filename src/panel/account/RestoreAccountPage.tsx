import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { LinkAction } from '../kit/link/LinkAction.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { HomeButton, SignInButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';

async function restore(token: string) {
  const params = { query: { token }, header: { 'source-device': 'web' } } as const;
  const answer = await answerOf(client.GET('/users/restore', { params }));
  // The server has ended every session of the account, perhaps this browser's too.
  if (answer.restored === 'email') useSessionStore.getState().setUser(null);
  return answer;
}

const waysOn = { used: 'account.restore.used', invalid: 'account.restore.invalid' };

/**
 * Undoes leaving the foundation (link of the farewell mail) or a change of e-mail (link to the old address).
 */
export default function RestoreAccountPage() {
  const translate = useTranslate();
  return (
    <MailLink title={paths.restoreAccount.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind, email, organizationName: organization }, token) =>
        (kind === 'restore' || kind === 'formerEmail') && (
          <LinkAction
            operationId="restoreAccount"
            title={translate(`account.restore.${kind}.title`)}
            text={translate(`account.restore.${kind}.text`, { email, organization })}
            submitLabel={translate(`account.restore.${kind}.submit`)}
            action={() => restore(token)}
            waysOn={waysOn}
          >
            {({ restored }) =>
              restored === 'email' ? (
                <StatePage
                  picture={<MailPicture />}
                  title={translate('account.restore.formerEmail.doneTitle')}
                  text={translate('account.restore.formerEmail.done', { email })}
                  actions={<HomeButton />}
                />
              ) : (
                <StatePage
                  picture={<DonePicture />}
                  title={translate('messages.accountRestored')}
                  text={translate('account.restore.done')}
                  actions={<SignInButton />}
                />
              )
            }
          </LinkAction>
        )
      }
    </MailLink>
  );
}
