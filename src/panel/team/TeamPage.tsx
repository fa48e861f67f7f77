import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { InviteButton } from './InviteButton.tsx';
import { InvitationList } from './invitations/InvitationList.tsx';
import { invitationsTab } from './invitationsTab.ts';
import { MemberList } from './members/MemberList.tsx';

export default function TeamPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <PageHeader title={translate(paths.ourTeam.title)} actions={<InviteButton variant="contained" />} />
      <RecordTabs
        label={translate('team.tabs')}
        tabs={[
          { name: 'members', label: translate('team.members.tab'), content: <MemberList /> },
          { name: invitationsTab, label: translate('team.invitations.tab'), content: <InvitationList /> },
        ]}
      />
    </Stack>
  );
}
