import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { ContractList } from '../../kit/list/ContractList.tsx';
import type { RecordCells } from '../../kit/list/ListPresentation.ts';
import { ExpiryValue } from './ExpiryValue.tsx';
import type { Invitation } from './Invitation.ts';
import { InvitationActs } from './InvitationActs.tsx';
import { InvitedPerson } from './InvitedPerson.tsx';
import { cardInvitations, tableInvitations } from './invitationResources.ts';
import { NoInvitations } from './NoInvitations.tsx';
import { SentValue } from './SentValue.tsx';

/** Who was invited to the team, by whom, and what has become of it. */
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
      // The list of invitations has invitations in it; the compiler cannot know.
      actsOf={(invitation) => <InvitationActs invitation={invitation as Invitation} />}
      empty={<NoInvitations />}
    />
  );
}

const cells: RecordCells = {
  lastname: (invitation) => <InvitedPerson invitation={invitation as Invitation} />,
  createdAt: (invitation) => <SentValue invitation={invitation as Invitation} />,
  expiresAt: (invitation) => <ExpiryValue invitation={invitation as Invitation} />,
};
