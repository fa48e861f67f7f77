import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { InviteButton } from './InviteButton.tsx';
import { InvitationList } from './invitations/InvitationList.tsx';
import { invitationsTab } from './invitationsTab.ts';
import { MemberList } from './members/MemberList.tsx';

/** Who is in the team, and who is invited to it. */
export default function TeamPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ mr: 'auto' }}>
          {translate(paths.ourTeam.title)}
        </Typography>
        <InviteButton variant="contained" />
      </Stack>
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
