import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ContractList } from '../../kit/list/ContractList.tsx';
import type { RecordCells } from '../../kit/list/ListPresentation.ts';
import { ExpiryValue } from './ExpiryValue.tsx';
import type { Invitation } from './Invitation.ts';
import { InvitationActs } from './InvitationActs.tsx';
import { NoInvitations } from './NoInvitations.tsx';
import { SentValue } from './SentValue.tsx';

/** Who was invited to the team, by whom, and what has become of it. */
export function InvitationList() {
  const translate = useTranslate();
  return (
    <ContractList
      resource={resource}
      title={translate('team.invitations.tab')}
      isPart
      countText="team.invitations.count"
      cells={cells}
      // The list of invitations has invitations in it; the compiler cannot know.
      actsOf={(invitation) => <InvitationActs invitation={invitation as Invitation} />}
      empty={<NoInvitations />}
    />
  );
}

/** Who invited is told together with when, so their own column is for who wants it. */
const resource = {
  ...resources.invitations,
  columns: resources.invitations.columns.map((column) => ({
    ...column,
    shown: column.shown && column.name !== 'invitedBy',
  })),
};

const cells: RecordCells = {
  createdAt: (invitation) => <SentValue invitation={invitation as Invitation} />,
  expiresAt: (invitation) => <ExpiryValue invitation={invitation as Invitation} />,
};
