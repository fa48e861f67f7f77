import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { basicCredentials } from '../data/basicCredentials.ts';
import { client } from '../data/client.ts';
import { LinkAction } from '../kit/link/LinkAction.tsx';
import { LinkRefusal } from '../kit/link/LinkRefusal.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
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
    <Button component={Link} to={paths.register.getHref()} variant="contained">
      {translate('shell.visitor.register')}
    </Button>
  );
  const waysOn = {
    used: { text: translate('registration.confirm.used'), actions: <SignInButton /> },
    invalid: { text: translate('registration.confirm.invalid'), actions: again },
  };

  return (
    <MailLink title={paths.organizationRegistrationConfirm.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind, email, organizationName: organization }, token) =>
        kind === 'registration' ? (
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
        ) : (
          <LinkRefusal verdict="invalid" waysOn={waysOn} />
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
