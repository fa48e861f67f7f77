import RevokeIcon from '@mui/icons-material/UndoOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import type { Invitation } from './Invitation.ts';
import { invitationName } from './invitationName.ts';

export function RevokeButton({ invitation }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  const { id, email } = invitation;
  const name = invitationName(invitation);
  return (
    <ConfirmButton
      operationId="revokeInvitation"
      label={translate('team.revoke.label')}
      title={translate('team.revoke.title', { name })}
      text={translate('team.revoke.text', { email })}
      isReversible
      act={() =>
        answerOf(
          client.POST('/organization-coordinators/invitations/{id}/revoke', { params: { path: { id } } }),
        )
      }
      button={{
        color: 'error',
        size: 'small',
        startIcon: <RevokeIcon />,
        'aria-label': translate('team.revoke.one', { name }),
      }}
    />
  );
}
