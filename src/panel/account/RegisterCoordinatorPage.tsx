import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { signOut } from '../data/session.ts';
import { type LoggedInUser, useSessionStore } from '../data/sessionStore.ts';
import { withLoader } from '../data/withLoader.ts';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { MailLink } from '../kit/link/MailLink.tsx';
import { ForbiddenPicture } from '../kit/state/ForbiddenPicture.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { StatePage } from '../shell/StatePage.tsx';
import { type Invitation, JoinTeam } from './join/JoinTeam.tsx';

// Reading does not use up the token.
const readInvitation = (token: string) =>
  answerOf(client.GET('/organization-coordinators/invitations', { params: { query: { token } } }));

/** Target of an invitation's link. */
export default function RegisterCoordinatorPage() {
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  const waysOn = {
    used: { text: translate('account.join.used'), actions: <SignInButton /> },
    invalid: { text: translate('account.join.invalid'), actions: <HomeButton /> },
  };
  return (
    <MailLink title={paths.registerCoordinator.title} send={readInvitation} waysOn={waysOn}>
      {(invitation, token) =>
        user ? (
          <JoinSignedIn user={user} invitation={invitation} />
        ) : (
          <JoinTeam invitation={invitation} token={token} waysOn={waysOn} />
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
