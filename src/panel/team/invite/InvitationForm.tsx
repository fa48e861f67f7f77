import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { InvitationInputForm } from '../../../contract/generated/forms/InvitationInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { withHints, withSchema } from '../../kit/form/variants/withHints.ts';
import { toast } from '../../shell/toast.ts';
import { useMayManage } from '../useMayManage.ts';

type InvitationInput = components['schemas']['InvitationInput'];

const formOfAdmins = withHints(InvitationInputForm, {
  role: 'team.invite.roleHint',
  language: 'team.invite.languageHint',
  message: 'team.invite.messageHint',
});
/** Whoever may invite coordinators only has no role to choose: the contract takes that one by itself. */
const formOfCoordinators = withoutFields(formOfAdmins, ['role']);

export function InvitationForm({ onSent }: { readonly onSent: () => void }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const mayInviteAdmins = useMayManage('inviteCoordinator', 'admin');
  // As it was at first: a session that ends must not change the form under what was typed.
  const [form] = useState(mayInviteAdmins ? formOfAdmins : formOfCoordinators);

  const tell = () => {
    toast.success(translate('messages.invitationSent'));
    void queryClient.invalidateQueries({ queryKey: [resources.invitations.name, 'getList'] });
    onSent();
  };

  return (
    <ContractForm
      form={form}
      // Whom one invites most likely speaks one's own language.
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

/**
 * A form without some fields, for who may not fill them in. They must not be required. Made once, not while
 * rendering: another form would forget what was typed.
 *
 * @example const formOfCoordinators = withoutFields(InvitationInputForm, ['role']);
 */
export function withoutFields(form: FormDefinition, names: readonly string[]): FormDefinition {
  const fields = Object.entries(form.schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return withSchema(form, { ...form.schema, properties: Object.fromEntries(fields) });
}
