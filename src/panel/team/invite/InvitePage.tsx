import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { InvitationInputForm } from '../../../contract/generated/forms/InvitationInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { withHints, withoutFields } from '../../kit/form/formVariants.ts';
import { BackLink } from '../../kit/show/BackLink.tsx';
import { tabParam } from '../../kit/show/RecordTabs.tsx';
import { toast } from '../../shell/toast.ts';
import { invitationsTab } from '../invitationsTab.ts';
import { useMayManage } from '../useMayManage.ts';

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

type InvitationInput = components['schemas']['InvitationInput'];

const formOfAdmins = withHints(InvitationInputForm, {
  role: 'team.invite.roleHint',
  language: 'team.invite.languageHint',
  message: 'team.invite.messageHint',
});
/** Users who may invite coordinators only need no role field: that role is the contract's default. */
const formOfCoordinators = withoutFields(formOfAdmins, ['role']);

function InvitationForm({ onSent }: { readonly onSent: () => void }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const mayInviteAdmins = useMayManage('inviteCoordinator', 'admin');
  // Fixed at mount: the end of a session must not change the form under unsaved input.
  const [form] = useState(mayInviteAdmins ? formOfAdmins : formOfCoordinators);

  const tell = () => {
    toast.success(translate('messages.invitationSent'));
    void queryClient.invalidateQueries({ queryKey: [resources.invitations.name, 'getList'] });
    onSent();
  };

  return (
    <ContractForm
      form={form}
      // The invited person most likely speaks the inviter's language.
      initial={{ language: activeLanguage() }}
      submitLabel={translate('team.invite.submit')}
      focusFirst
      onSubmit={(body: InvitationInput) =>
        answerOf(client.POST('/organization-coordinators/invite', { body }))
      }
      onSaved={tell}
    />
  );
}
