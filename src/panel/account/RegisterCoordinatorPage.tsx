import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { CoordinatorRegistrationForm } from '../../contract/generated/forms/CoordinatorRegistration.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { signOut } from '../data/session.ts';
import { type LoggedInUser, useSessionStore } from '../data/sessionStore.ts';
import { withLoader } from '../data/withLoader.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { LinkRefusal, useLinkVerdict } from '../kit/link/LinkRefusal.tsx';
import { MailLink } from '../kit/link/MailLink.tsx';
import { ForbiddenPicture } from '../kit/state/ForbiddenPicture.tsx';
import { SignInButton } from '../shell/StartButtons.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { toast } from '../shell/toast.ts';
import { AccountCard, SignInLink } from './AccountCard.tsx';

// Reading does not use up the token.
const readInvitation = (token: string) =>
  answerOf(client.GET('/organization-coordinators/invitations', { params: { query: { token } } }));

const waysOn = { used: 'account.join.used', invalid: 'account.join.invalid' };

/** Target of an invitation's link. */
export default function RegisterCoordinatorPage() {
  const user = useSessionStore((state) => state.user);
  return (
    <MailLink title={paths.registerCoordinator.title} send={readInvitation} waysOn={waysOn}>
      {(invitation, token) =>
        user ? (
          <JoinSignedIn user={user} invitation={invitation} />
        ) : (
          <JoinTeam invitation={invitation} token={token} />
        )
      }
    </MailLink>
  );
}

interface JoinSignedInProps {
  readonly user: LoggedInUser;
  readonly invitation: Invitation;
}

/** An account belongs to one foundation, so the signed-in user cannot be the invited person. */
function JoinSignedIn({ user, invitation }: JoinSignedInProps) {
  const translate = useTranslate();
  const leave = async () => {
    await withLoader(signOut());
    draftStore.clearMembers();
  };
  const { email: invited, organizationName: organization } = invitation;
  return (
    <StatePage
      picture={<ForbiddenPicture />}
      title={translate('account.join.signedIn')}
      text={translate('account.join.signedInText', { email: user.email, invited, organization })}
      actions={
        <>
          {/* The global handling reports a failure. */}
          <Button variant="contained" onClick={() => void leave().catch(() => undefined)}>
            {translate('account.join.signOut')}
          </Button>
          <SignInButton variant="text" />
        </>
      }
    />
  );
}

type Body = components['schemas']['CoordinatorRegistration'];

/** What an invited person sees before they have an account. */
type Invitation = components['schemas']['InvitationPreview'];

interface JoinTeamProps {
  readonly invitation: Invitation;
  readonly token: string;
}

/** Creates the invited person's account, with the e-mail of the invitation. */
function JoinTeam({ invitation, token }: JoinTeamProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { verdict, judge } = useLinkVerdict();
  const { firstname, lastname, email, role, invitedBy, organizationName: organization } = invitation;

  if (verdict) return <LinkRefusal verdict={verdict} waysOn={waysOn} />;

  const leave = () => {
    toast.success(translate('messages.created'));
    void navigate(paths.login.getHref(), { replace: true, state: { email } });
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
