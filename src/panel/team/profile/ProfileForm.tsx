import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { withHints } from '../../kit/form/variants/withHints.ts';
import { toast } from '../../shell/toast.ts';
import type { Coordinator } from './Coordinator.ts';
import { EmailChangeContext, emailChange, PasswordForEmail } from './PasswordForEmail.tsx';
import { useEditing } from './useEditing.ts';
import { useKeepCoordinator } from './useKeepCoordinator.ts';

type CoordinatorInput = components['schemas']['CoordinatorInput'];

const profileForm = withHints(CoordinatorInputForm, {
  email: 'team.edit.emailHint',
  currentPassword: 'team.edit.passwordHint',
});
const inputs = { currentPassword: PasswordForEmail };

interface ProfileFormProps {
  readonly coordinator: Coordinator;
  /** What is in the fields at first, where that is not what was saved. */
  readonly typed?: FormValues;
  readonly onChange: (values: FormValues) => void;
}

export function ProfileForm({ coordinator, typed, onChange }: ProfileFormProps) {
  const translate = useTranslate();
  const { stop } = useEditing();
  const keep = useKeepCoordinator();
  const isAnother = (email: unknown) =>
    typeof email === 'string' && email.trim().toLowerCase() !== coordinator.email.toLowerCase();
  const [emailStore] = useState(() => emailChange(isAnother(typed?.email)));

  const save = async (body: CoordinatorInput) => {
    const params = { path: { id: coordinator.id } };
    const saved = await answerOf(client.PUT('/organization-coordinators/{id}', { params, body }));
    return { saved, asked: body.email };
  };
  const finish = ({ saved, asked }: Awaited<ReturnType<typeof save>>) => {
    keep(saved);
    toast.success(translate('messages.profileUpdated'));
    // Until the new address is confirmed the answer has the old one.
    const isWaiting = asked.toLowerCase() !== saved.email.toLowerCase();
    stop({ newEmail: isWaiting ? asked : undefined });
  };

  return (
    <EmailChangeContext value={emailStore}>
      <ContractForm
        form={profileForm}
        initial={coordinator}
        typed={typed}
        inputs={inputs}
        onChange={(values) => {
          emailStore.setState(isAnother(values.email), true);
          onChange(values);
        }}
        layout="cards"
        focusFirst
        submitLabel={translate('ra.action.save')}
        onSubmit={save}
        onSaved={finish}
        onCancel={() => stop()}
      />
    </EmailChangeContext>
  );
}
