import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { isResendable } from '../../../domain/team/isResendable.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ActionButton } from '../../kit/action/ActionButton.tsx';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { useUnreportedFailure } from '../../kit/action/useGuardedCall.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { recordName } from '../../kit/text/recordName.ts';
import { toast } from '../../shell/toast.ts';
import { useMayManage } from '../useMayManage.ts';

export function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  const name = invitationName(invitation);
  const mayResend = useMayManage('resendInvitation', invitation.role);
  const mayRevoke = useMayManage('revokeInvitation', invitation.role);
  const { status } = invitation;
  const resends = mayResend && isResendable(status);
  // An expired invitation has no link to revoke.
  const revokes = mayRevoke && status === 'pending';
  if (!resends && !revokes) return null;

  return (
    <Stack
      sx={{
        // Stacked only in the narrowest table and with large fonts.
        flexDirection: { xs: 'row', md: 'column', lg: 'row' },
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 0.5,
      }}
    >
      {resends && <ResendButton invitation={invitation} />}
      {revokes && (
        <ActionButton
          action="revokeInvitation"
          record={invitation}
          name={name}
          button={{ size: 'small', 'aria-label': translate('team.revoke.one', { name }) }}
        />
      )}
    </Stack>
  );
}

function ResendButton({ invitation }: { readonly invitation: Invitation }) {
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

const operationId = 'resendInvitation';

/** Resends an invitation, one call at a time. After a refusal it also refetches the list. */
function useResend(id: string) {
  const translate = useTranslate();
  const untoldFailure = useUnreportedFailure();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      await answerOf(
        client.POST('/organization-coordinators/invitations/{id}/resend', { params: { path: { id } } }),
      );
      toast.success(translate(`messages.${operations[operationId].success}`));
    } catch (error) {
      const text = untoldFailure(error, operationId);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
    refresh();
  };
  return { busy, resend };
}

export type Invitation = components['schemas']['Invitation'] & ContractRecord;

export function invitationName(invitation: Invitation): string {
  return recordName(resources.invitations.label, invitation);
}
