import { createContext, useContext, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createStore, useStore } from 'zustand';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import type { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { saveOverNewer } from '../../kit/form/conflict/useSaveRecord.ts';
import type { FieldWidgetProps, FormValues } from '../../kit/form/FormValues.ts';
import { withHints } from '../../kit/form/formVariants.ts';
import { PasswordWidget } from '../../kit/form/widgets/PasswordWidget.tsx';
import { toast } from '../../shell/toast.ts';
import { type Coordinator, useEditing, useKeepCoordinator } from './useEditing.ts';

type CoordinatorInput = components['schemas']['CoordinatorInput'];

const profileForm = withHints(CoordinatorInputForm, {
  email: 'team.edit.emailHint',
  currentPassword: 'team.edit.passwordHint',
});

/** Whether another e-mail is typed. A store, so that only one field rerenders. */
const emailChange = (isTyped: boolean) => createStore(() => isTyped);

const EmailChangeContext = createContext(emailChange(false));

/** The password, required only for a change of e-mail. */
function PasswordForEmail(props: FieldWidgetProps) {
  const isChanged = useStore(useContext(EmailChangeContext));
  return isChanged && <PasswordWidget {...props} />;
}

const inputs = { currentPassword: PasswordForEmail };

interface ProfileFormProps {
  readonly coordinator: Coordinator;
  /** Initial form values, if they differ from the saved ones. */
  readonly typed?: FormValues;
  readonly noticing: ReturnType<typeof useEditedVersion<Coordinator>>['noticing'];
}

export function ProfileForm({ coordinator, typed, noticing }: ProfileFormProps) {
  const translate = useTranslate();
  const { stop } = useEditing();
  const keep = useKeepCoordinator();
  const isAnother = (email: unknown) =>
    typeof email === 'string' && email.trim().toLowerCase() !== coordinator.email.toLowerCase();
  const [emailStore] = useState(() => emailChange(isAnother(typed?.email)));

  const asked = useRef(coordinator.email);
  const save = noticing((mine: CoordinatorInput) => {
    asked.current = mine.email;
    return saveProfile(coordinator, mine);
  });
  const finish = (saved: Coordinator) => {
    keep(saved);
    toast.success(translate('messages.profileUpdated'));
    // The response has the old address until the new one is confirmed.
    const isWaiting = asked.current.toLowerCase() !== saved.email.toLowerCase();
    stop({ newEmail: isWaiting ? asked.current : undefined });
  };

  return (
    <EmailChangeContext value={emailStore}>
      <ContractForm
        form={profileForm}
        initial={coordinator}
        typed={typed}
        inputs={inputs}
        onChange={(values) => emailStore.setState(isAnother(values.email), true)}
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

/** Saves the input over the opened version; a photo or role changed meanwhile is no conflict. */
function saveProfile(base: Coordinator, mine: CoordinatorInput): Promise<Coordinator> {
  const params = { path: { id: base.id } };
  return saveOverNewer({
    schema: profileForm.schema,
    base,
    mine,
    put: ({ version }) =>
      answerOf(client.PUT('/organization-coordinators/{id}', { params, body: { ...mine, version } })),
    read: () => answerOf(client.GET('/organization-coordinators/{id}', { params })),
  });
}
