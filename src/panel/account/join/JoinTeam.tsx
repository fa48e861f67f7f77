import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { CoordinatorRegistrationForm } from '../../../contract/generated/forms/CoordinatorRegistration.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { Arrival } from '../../kit/focus/Arrival.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { LinkRefusal, useLinkVerdict, type WaysOn } from '../../kit/link/LinkRefusal.tsx';
import { toast } from '../../shell/toast.ts';
import { AccountCard } from '../AccountCard.tsx';
import { SignInLink } from '../SignInLink.tsx';
import { signInState } from '../signInState.ts';

type Body = components['schemas']['CoordinatorRegistration'];

/** What an invited person sees before they have an account. */
export type Invitation = components['schemas']['InvitationPreview'];

interface JoinTeamProps {
  readonly invitation: Invitation;
  readonly token: string;
  readonly waysOn: WaysOn;
}

/** Creates the invited person's account, with the e-mail of the invitation. */
export function JoinTeam({ invitation, token, waysOn }: JoinTeamProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { verdict, judge } = useLinkVerdict();
  const { firstname, lastname, email, role, invitedBy, organizationName: organization } = invitation;

  if (verdict) {
    return (
      <Arrival>
        <LinkRefusal verdict={verdict} waysOn={waysOn} />
      </Arrival>
    );
  }

  const leave = () => {
    toast.success(translate('messages.created'));
    void navigate(paths.login.getHref(), { replace: true, state: signInState(email) });
  };

  return (
    <AccountCard
      title={translate('account.join.title')}
      intro={translate('account.join.intro', {
        inviter: invitedBy,
        organization,
        role: translate(`enums.coordinatorRole.${role}`),
      })}
      links={<SignInLink />}
    >
      <InvitedEmail email={email} />
      <ContractForm
        form={CoordinatorRegistrationForm}
        initial={{ firstname, lastname, token }}
        draftKey={`join ${email}`}
        submitLabel={translate('account.join.submit')}
        onSubmit={(body: Body) => judge(answerOf(client.POST('/organization-coordinators', { body })))}
        onSaved={leave}
      />
    </AccountCard>
  );
}

/** Read-only. */
function InvitedEmail({ email }: { readonly email: string }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, mb: 3 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('account.join.email')}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  );
}
