import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { signOut } from '../../data/session.ts';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { withLoader } from '../../data/withLoader.ts';
import { draftStore } from '../../kit/form/draft/draftStore.ts';
import { ForbiddenPicture } from '../../kit/state/ForbiddenPicture.tsx';
import { SignInButton } from '../../shell/SignInButton.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import type { Invitation } from './Invitation.ts';

interface JoinSignedInProps {
  readonly user: LoggedInUser;
  readonly invitation: Invitation;
}

/** An account belongs to one foundation, so whoever is signed in is not who is invited. */
export function JoinSignedIn({ user, invitation }: JoinSignedInProps) {
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
          {/* A failure is told by the global handling, and the page stays as it is. */}
          <Button variant="contained" onClick={() => void leave().catch(() => undefined)}>
            {translate('account.join.signOut')}
          </Button>
          <SignInButton variant="text" />
        </>
      }
    />
  );
}
