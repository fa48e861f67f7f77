import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { basicCredentials } from '../data/session.ts';
import { LinkAction } from '../kit/link/LinkAction.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton, SignInButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';

type Credentials = components['schemas']['Credentials'];

function confirm(token: string, credentials?: Credentials) {
  const headers = credentials && {
    authorization: basicCredentials(credentials.email, credentials.password),
  };
  const body = { emailVerificationToken: token };
  return answerOf(client.POST('/organizations/email-confirmed', { body, ...(headers && { headers }) }));
}

/**
 * Confirms the e-mail of a foundation's registration. With automatic approval its admin can sign in at once.
 */
export default function OrganizationConfirmPage() {
  const translate = useTranslate();
  const again = (
    <Button href={paths.register.getHref()} variant="contained">
      {translate('shell.visitor.register')}
    </Button>
  );
  const waysOn = {
    used: 'registration.confirm.used',
    invalid: 'registration.confirm.invalid',
    actions: { invalid: again },
  };

  return (
    <MailLink title={paths.organizationRegistrationConfirm.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind, email, organizationName: organization }, token) =>
        kind === 'registration' && (
          <LinkAction
            operationId="confirmOrganizationEmail"
            title={translate('registration.confirm.title')}
            text={translate('registration.confirm.text', { email, organization })}
            submitLabel={translate('registration.confirm.submit')}
            email={email}
            action={(credentials) => confirm(token, credentials)}
            waysOn={waysOn}
          >
            {({ status }) => <Confirmed isApproved={status === 'approved'} />}
          </LinkAction>
        )
      }
    </MailLink>
  );
}

function Confirmed({ isApproved }: { readonly isApproved: boolean }) {
  const translate = useTranslate();
  return (
    <StatePage
      picture={<DonePicture />}
      title={translate('messages.registrationConfirmed')}
      text={translate('messages.organizationEmailConfirmed')}
      actions={isApproved ? <SignInButton /> : <HomeButton />}
    >
      <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        {translate(isApproved ? 'registration.confirm.approved' : 'registration.confirm.pending')}
      </Typography>
    </StatePage>
  );
}
