import { useTranslate } from 'react-admin';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { basicCredentials, checkSession } from '../data/session.ts';
import { LinkAction } from '../kit/link/LinkAction.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { SignInButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';

type Credentials = components['schemas']['Credentials'];

async function confirm(token: string, credentials?: Credentials) {
  const params = { query: { token }, header: { 'source-device': 'web' } } as const;
  const headers = credentials && {
    authorization: basicCredentials(credentials.email, credentials.password),
  };
  const answer = await answerOf(
    client.GET('/users/registration-confirm', { params, ...(headers && { headers }) }),
  );
  // A coordinator who changed their address may be signed in, which changes the header and the next step.
  await checkSession().catch(() => undefined);
  return answer;
}

const waysOn = { used: 'account.confirm.used', invalid: 'account.confirm.invalid' };

/** Confirms a person's e-mail: a new volunteer's, or a coordinator's new address. */
export default function RegistrationConfirmPage() {
  const translate = useTranslate();
  return (
    <MailLink title={paths.registrationConfirm.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind, email, organizationName: organization }, token) =>
        (kind === 'application' || kind === 'changedEmail') && (
          <LinkAction
            operationId="confirmRegistration"
            title={translate(`account.confirm.${kind}.title`)}
            text={translate(`account.confirm.${kind}.text`, { email, organization })}
            submitLabel={translate('account.confirm.submit')}
            {...(kind === 'application' && { email })}
            action={(credentials) => confirm(token, credentials)}
            waysOn={waysOn}
          >
            {({ confirmed }) => (
              <StatePage
                picture={<DonePicture />}
                title={translate('messages.registrationConfirmed')}
                text={translate(`account.confirm.${confirmed}.done`, { organization })}
                actions={<SignInButton />}
              />
            )}
          </LinkAction>
        )
      }
    </MailLink>
  );
}
