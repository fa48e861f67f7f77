import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../../kit/act/BusyButton.tsx';
import type { Invitation } from './Invitation.ts';
import { invitationName } from './invitationName.ts';
import { useResend } from './useResend.ts';

export function ResendButton({ invitation }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  const { busy, resend } = useResend(invitation.id);
  return (
    <BusyButton
      size="small"
      startIcon={<SendIcon />}
      busy={busy}
      onClick={() => void resend()}
      aria-label={translate('team.resend.one', { name: invitationName(invitation) })}
    >
      {translate('team.resend.label')}
    </BusyButton>
  );
}
