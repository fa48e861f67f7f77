import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { ColumnDefinition } from '../../../contract/ResourceDefinition.ts';
import { isResendable } from '../../../domain/team/isResendable.ts';
import { answerOf, client } from '../../data/client.ts';
import { ActionButton } from '../../kit/action/ActionButton.tsx';
import { BusyButton } from '../../kit/action/BusyButton.tsx';
import { useToastedCall } from '../../kit/action/useGuardedCall.ts';
import { type ContractRecord, recordName } from '../../kit/ContractRecord.ts';
import { BreakableText, EmailValue, TimeValue } from '../../kit/field/FieldValue.tsx';
import { formatFromNow, formatInstant } from '../../kit/format/formatDate.ts';
import { CellLines } from '../../kit/list/CellLines.tsx';
import { ContractList } from '../../kit/list/ContractList.tsx';
import type { RecordCells } from '../../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../../kit/state/Picture.tsx';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { toast } from '../../shell/toast.ts';
import { InviteButton } from '../InviteButton.tsx';
import { useMayManage } from '../useMayManage.ts';

/** Invitations to the team with inviter and status. */
export function InvitationList() {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <ContractList
      resource={isWide ? tableInvitations : cardInvitations}
      title={translate('team.invitations.tab')}
      isPart
      countText="team.invitations.count"
      cells={cells}
      // The list's records are invitations, which TypeScript cannot know.
      actionsOf={(invitation) => <InvitationActions invitation={invitation as Invitation} />}
      empty={
        <StateBlock
          picture={<NoInvitationsPicture />}
          title={translate('team.invitations.empty.title')}
          text={translate('team.invitations.empty.text')}
        >
          <InviteButton variant="outlined" />
        </StateBlock>
      }
    />
  );
}

const cells: RecordCells = {
  lastname: (invitation) => <InvitedPerson invitation={invitation as Invitation} />,
  createdAt: (invitation) => <SentValue invitation={invitation as Invitation} />,
  expiresAt: (invitation) => <ExpiryValue invitation={invitation as Invitation} />,
};

/** Time until or since the link's expiry; empty once it no longer matters. */
function ExpiryValue({ invitation: { status, expiresAt } }: { readonly invitation: Invitation }) {
  if (!isResendable(status)) return <span aria-hidden>–</span>;
  return (
    <CellLines below={<TimeValue dateTime={expiresAt}>{formatInstant(expiresAt)}</TimeValue>}>
      {formatFromNow(expiresAt)}
    </CellLines>
  );
}

function InvitedPerson({ invitation }: { readonly invitation: Invitation }) {
  return (
    <CellLines below={<EmailValue email={invitation.email} />}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <BreakableText>{invitationName(invitation)}</BreakableText>
      </Box>
    </CellLines>
  );
}

/** An open envelope with a card. */
function NoInvitationsPicture() {
  return (
    <Picture>
      <path d="M52 66l48-34 48 34v52H52z" fill={paper} stroke={line} strokeWidth="3" />
      <rect x="66" y="40" width="68" height="56" rx="5" fill={paper} stroke={accent} strokeWidth="3" />
      <circle cx="100" cy="56" r="7" stroke={accent} strokeWidth="3" />
      <path d="M86 78c0-8 5-12 14-12s14 4 14 12" stroke={accent} strokeWidth="3" />
      <path d="M52 66l48 34 48-34v52H52z" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M52 118l36-28M148 118l-36-28" stroke={line} strokeWidth="3" />
    </Picture>
  );
}

const { invitations } = resources;
const columns: readonly ColumnDefinition[] = invitations.columns;

/** The inviter is shown together with the date; the separate column is optional. */
const shownColumns = columns.map((column) =>
  column.name === 'invitedBy' ? { ...column, shown: false } : column,
);

/** For cards: one line per property. */
const cardInvitations = { ...invitations, columns: shownColumns };

/** For the table: name and e-mail share a column, so that everything fits. */
const tableInvitations = {
  ...invitations,
  columns: shownColumns
    .filter(({ name }) => name !== 'firstname' && name !== 'email')
    .map((column) => (column.name === 'lastname' ? { ...column, label: 'personName' } : column)),
};

/** When the person was invited, and by whom. */
function SentValue({ invitation: { createdAt, invitedBy } }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  return (
    <CellLines
      below={
        <>
          <span style={visuallyHidden}>{translate('fields.invitedBy')}: </span>
          {invitedBy}
        </>
      }
    >
      <TimeValue dateTime={createdAt}>{formatInstant(createdAt)}</TimeValue>
    </CellLines>
  );
}

function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
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
  const refresh = useRefresh();
  const { busy, run } = useToastedCall('resendInvitation');
  const params = { path: { id: invitation.id } };
  const resend = async () => {
    await answerOf(client.POST('/organization-coordinators/invitations/{id}/resend', { params }));
    toast.success(translate(`messages.${operations.resendInvitation.success}`));
  };
  return (
    <BusyButton
      size="small"
      startIcon={<SendIcon />}
      busy={busy}
      // Also after a refusal: the list shows an old state.
      onClick={() => void run(resend).then(refresh)}
      aria-label={translate('team.resend.one', { name: invitationName(invitation) })}
    >
      {translate('team.resend.label')}
    </BusyButton>
  );
}

type Invitation = components['schemas']['Invitation'] & ContractRecord;

export function invitationName(invitation: Invitation): string {
  return recordName(resources.invitations.label, invitation);
}
