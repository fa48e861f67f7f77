import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { MailLink } from '../kit/link/MailLink.tsx';
import { HomeButton } from '../shell/HomeButton.tsx';
import { SignInButton } from '../shell/SignInButton.tsx';
import { JoinSignedIn } from './join/JoinSignedIn.tsx';
import { JoinTeam } from './join/JoinTeam.tsx';

// Reading uses nothing up.
const readInvitation = (token: string) =>
  answerOf(client.GET('/organization-coordinators/invitations', { params: { query: { token } } }));

/** Where the link of an invitation leads. */
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
