import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { LazyResendConfirmation } from '../kit/link/LazyResendConfirmation.tsx';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { RegistrationForm, sentTo } from './RegistrationForm.tsx';

/** The form, then the confirmation, which survives a reload because it is in the history's state. */
export default function RegisterPage() {
  const email = sentTo(useLocation().state);
  if (!email) return <RegistrationForm />;
  return (
    <Arrival>
      <RegistrationSent email={email} />
    </Arrival>
  );
}

/** Where the mail went, the next step, and what to do if none arrives. */
function RegistrationSent({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const steps = ['registration.sent.confirm', 'registration.sent.verify', 'registration.sent.start'];

  return (
    <StatePage
      picture={<MailPicture />}
      title={translate('registration.sent.title')}
      text={translate('registration.sent.text', { email })}
      actions={
        <>
          <SignInButton variant="outlined" />
          <Button component={Link} to={paths.register.getHref()}>
            {translate('registration.sent.again')}
          </Button>
        </>
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, textAlign: 'start' }}>
        <Typography variant="h2">{translate('registration.sent.next')}</Typography>
        <Box component="ol" sx={{ pl: 3, my: 1, '& li': { py: 0.5 } }}>
          {steps.map((step) => (
            <li key={step}>{translate(step)}</li>
          ))}
        </Box>
        <Typography variant="h3" sx={{ mt: 2 }}>
          {translate('registration.sent.noMail')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('registration.sent.spam')}</Typography>
        <LazyResendConfirmation email={email} />
      </Card>
    </StatePage>
  );
}
