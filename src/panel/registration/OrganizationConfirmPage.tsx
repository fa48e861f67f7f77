import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { MailLink } from '../kit/link/MailLink.tsx';
import { sendOnce } from '../kit/link/sendOnce.ts';
import { DonePicture } from '../kit/state/DonePicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';

const confirm = (token: string) =>
  sendOnce(`confirmOrganizationEmail ${token}`, () =>
    answerOf(client.POST('/organizations/email-confirmed', { body: { emailVerificationToken: token } })),
  );

/** Confirms the e-mail of a foundation's registration. Where approval is automatic, its admin can sign in at once. */
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
    <MailLink title={paths.organizationRegistrationConfirm.title} send={confirm} waysOn={waysOn}>
      {({ status }) => {
        const isApproved = status === 'approved';
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
      }}
    </MailLink>
  );
}
