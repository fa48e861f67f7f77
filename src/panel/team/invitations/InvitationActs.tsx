import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { isResendable } from '../../../domain/team/isResendable.ts';
import { ActButton } from '../../kit/act/ActButton.tsx';
import { useMayManage } from '../useMayManage.ts';
import type { Invitation } from './Invitation.ts';
import { invitationName } from './invitationName.ts';
import { ResendButton } from './ResendButton.tsx';

export function InvitationActs({ invitation }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  const name = invitationName(invitation);
  const mayResend = useMayManage('resendInvitation', invitation.role);
  const mayRevoke = useMayManage('revokeInvitation', invitation.role);
  const { status } = invitation;
  const resends = mayResend && isResendable(status);
  // One that has run out has no link that could be taken away.
  const revokes = mayRevoke && status === 'pending';
  if (!resends && !revokes) return null;

  return (
    <Stack
      sx={{
        // Below each other only in the narrowest table, and where letters are large.
        flexDirection: { xs: 'row', md: 'column', lg: 'row' },
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 0.5,
      }}
    >
      {resends && <ResendButton invitation={invitation} />}
      {revokes && (
        <ActButton
          act="revokeInvitation"
          record={invitation}
          name={name}
          button={{ size: 'small', 'aria-label': translate('team.revoke.one', { name }) }}
        />
      )}
    </Stack>
  );
}
