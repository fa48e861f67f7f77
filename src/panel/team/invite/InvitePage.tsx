import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { BackLink } from '../../kit/show/BackLink.tsx';
import { tabParam } from '../../kit/show/RecordTabs.tsx';
import { invitationsTab } from '../invitationsTab.ts';
import { InvitationForm } from './InvitationForm.tsx';

const invitations = paths.ourTeam.getHref({ query: { [tabParam]: invitationsTab } });

export default function InvitePage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Stack sx={{ gap: 2, maxWidth: 640, mx: 'auto' }}>
      <BackLink list={paths.ourTeam.getHref()} label={translate(paths.ourTeam.title)} />
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <Typography variant="h1" tabIndex={-1} gutterBottom>
          {translate(paths.inviteCoordinator.title)}
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('team.invite.intro')}</Typography>
        <InvitationForm onSent={() => void navigate(invitations)} />
      </Card>
    </Stack>
  );
}
