import { useTranslate } from 'react-admin';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { InviteButton } from '../InviteButton.tsx';
import { NoInvitationsPicture } from './NoInvitationsPicture.tsx';

export function NoInvitations() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoInvitationsPicture />}
      title={translate('team.invitations.empty.title')}
      text={translate('team.invitations.empty.text')}
    >
      <InviteButton variant="outlined" />
    </StateBlock>
  );
}
