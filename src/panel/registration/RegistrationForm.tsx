import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { OrganizationRegistrationForm } from '../../contract/generated/forms/OrganizationRegistration.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { defaultCountry } from '../kit/form/listCountries.ts';
import { toast } from '../shell/toast.ts';
import { useWayIn } from '../shell/useWayIn.ts';

const { description } = OrganizationRegistrationForm.schema.properties?.organization?.properties ?? {};

type Body = components['schemas']['OrganizationRegistration'];

async function register(body: Body): Promise<string> {
  await answerOf(client.POST('/organizations', { body }));
  return body.admin.email;
}

/** Registers a foundation and its first admin, one step per section of the contract. */
export function RegistrationForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const wayIn = useWayIn();

  const leave = (email: string) => {
    toast.success(translate('messages.requestSent'));
    void navigate(paths.register.getHref(), { replace: true, state: { sentTo: email } });
  };

  return (
    <Box sx={{ maxWidth: 840, mx: 'auto' }}>
      <Typography variant="h1" tabIndex={-1} gutterBottom>
        {translate(paths.register.title)}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary', maxWidth: '60ch' }}>
        {translate('registration.intro', { limit: description?.minLength })}
      </Typography>
      <ContractForm
        form={OrganizationRegistrationForm}
        initial={{ organization: { country: defaultCountry() } }}
        layout="steps"
        draftKey="register"
        submitLabel={translate('registration.submit')}
        onSubmit={register}
        onSaved={leave}
      />
      <Box sx={{ mt: 4 }}>
        {translate('registration.hasAccount')}{' '}
        <Link component={RouterLink} to={wayIn(paths.login)}>
          {translate('shell.visitor.signIn')}
        </Link>
      </Box>
    </Box>
  );
}

/** From the history state of a submitted registration. */
export function sentTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return undefined;
  return typeof state.sentTo === 'string' ? state.sentTo : undefined;
}
