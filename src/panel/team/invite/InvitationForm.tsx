import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { InvitationInputForm } from '../../../contract/generated/forms/InvitationInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { withHints } from '../../kit/form/variants/withHints.ts';
import { withoutFields } from '../../kit/form/variants/withoutFields.ts';
import { toast } from '../../shell/toast.ts';
import { useMayManage } from '../useMayManage.ts';

type InvitationInput = components['schemas']['InvitationInput'];

const formOfAdmins = withHints(InvitationInputForm, {
  role: 'team.invite.roleHint',
  language: 'team.invite.languageHint',
  message: 'team.invite.messageHint',
});
/** Users who may invite coordinators only need no role field: that role is the contract's default. */
const formOfCoordinators = withoutFields(formOfAdmins, ['role']);

export function InvitationForm({ onSent }: { readonly onSent: () => void }) {
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
