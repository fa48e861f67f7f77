import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { defaultCountry } from '../../contract/forms/listCountries.ts';
import { OrganizationRegistrationForm } from '../../contract/generated/forms/OrganizationRegistration.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { activeLanguage } from '../data/language.ts';
import { FocusedContent } from '../kit/focus/FocusedContent.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LazyResendConfirmation } from '../kit/link/LazyResendConfirmation.tsx';
import { MailPicture } from '../kit/state/MailPicture.tsx';
import { useStateText } from '../shell/currentPage.ts';
import { SignInButton, useVisitorHref } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { toast } from '../shell/toast.ts';

/** The form, then the confirmation, which survives a reload because it is in the history's state. */
export default function RegisterPage() {
  const email = useStateText('sentTo');
  if (!email) return <RegistrationForm />;
  return (
    <FocusedContent>
      <RegistrationSent email={email} />
    </FocusedContent>
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
          <Button href={paths.register.getHref()}>{translate('registration.sent.again')}</Button>
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

const { description } = OrganizationRegistrationForm.schema.properties?.organization?.properties ?? {};

type Body = components['schemas']['OrganizationRegistration'];

async function register(body: Body): Promise<string> {
  await answerOf(client.POST('/organizations', { body }));
  return body.admin.email;
}

/** Registers a foundation and its first admin, one step per section of the contract. */
function RegistrationForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const visitorHref = useVisitorHref();

  const leave = (email: string) => {
    toast.success(translate('messages.requestSent'));
    void navigate(paths.register.getHref(), { replace: true, state: { sentTo: email } });
  };

  return (
    <Box sx={{ maxWidth: 840, mx: 'auto' }}>
      <Typography variant="h1" tabIndex={-1} gutterBottom>
        {translate(paths.register.title)}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary', maxWidth: '34em' }}>
        {translate('registration.intro', { limit: description?.minLength })}
      </Typography>
      <ContractForm
        form={OrganizationRegistrationForm}
        initial={{ organization: { country: defaultCountry(activeLanguage()) } }}
        layout="steps"
        draftKey="register"
        submitLabel={translate('registration.submit')}
        onSubmit={register}
        onSaved={leave}
      />
      <Box sx={{ mt: 4 }}>
        {translate('registration.hasAccount')}{' '}
        <Link href={visitorHref(paths.login)}>{translate('shell.visitor.signIn')}</Link>
      </Box>
    </Box>
  );
}
