import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { createStore, useStore } from 'zustand';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useFocusHeir } from '../../kit/focus/FocusedContent.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import type { FieldWidgetProps } from '../../kit/form/FormValues.ts';
import { withHints } from '../../kit/form/formVariants.ts';
import { PasswordWidget } from '../../kit/form/widgets/PasswordWidget.tsx';
import ResendConfirmation from '../../kit/link/ResendConfirmation.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../../kit/show/ProfileTabs.tsx';
import { ShowPage } from '../../kit/show/ShowPage.tsx';
import { useStateText } from '../../shell/currentPage.ts';
import { toast } from '../../shell/toast.ts';
import { CoordinatorSummary } from './CoordinatorSummary.tsx';
import { type Coordinator, useEditing, useKeepCoordinator } from './useEditing.ts';

export default function CoordinatorShow() {
  const { profileId = '' } = useParams();
  return (
    // The key drops unsaved input when another profile opens.
    <ContractShow<Coordinator> key={profileId} resource={resource.name} id={profileId} list={paths.ourTeam}>
      {(coordinator) => (
        <ShowPage list={paths.ourTeam}>
          <NewEmailNote />
          <CoordinatorSummary coordinator={coordinator} />
          <CoordinatorBody coordinator={coordinator} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

/** The profile, or its form. */
function CoordinatorBody({ coordinator }: { readonly coordinator: Coordinator }) {
  const { isEditing } = useEditing();
  return isEditing ? <ProfileForm coordinator={coordinator} /> : <ProfileTabs resource={resource} />;
}

/** Shown after a change of e-mail, which takes effect only once confirmed. */
function NewEmailNote() {
  const translate = useTranslate();
  const email = useStateText('newEmail');
  if (email === undefined) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="inherit" role="status">
          {translate('team.edit.emailSent', { email })}
        </Typography>
        <ResendConfirmation email={email} />
      </Stack>
    </Alert>
  );
}

const resource: ResourceDefinition = resources['organization-coordinators'];
const fields = resource.sections.flatMap((section) => section.fields);

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

/** Edits the user's own profile, with optimistic locking against other tabs. */
function ProfileForm({ coordinator }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box);
  const { stop } = useEditing();
  const keep = useKeepCoordinator();
  const version = useEditedVersion<Coordinator>(coordinator);
  const { base } = version;
  const saveOver = useSaveRecord<Coordinator, CoordinatorInput>(resource.name, profileForm.schema);
  const [emailStore] = useState(() => emailChange(false));
  const isAnother = (email: unknown) =>
    typeof email === 'string' && email.trim().toLowerCase() !== base.email.toLowerCase();

  const asked = useRef(coordinator.email);
  const save = (mine: CoordinatorInput) => {
    asked.current = mine.email;
    return saveOver(base, mine);
  };
  const finish = (saved: Coordinator) => {
    keep(saved);
    toast.success(translate('messages.profileUpdated'));
    // The response has the old address until the new one is confirmed.
    const isWaiting = asked.current.toLowerCase() !== saved.email.toLowerCase();
    stop({ newEmail: isWaiting ? asked.current : undefined });
  };

  return (
    <Box ref={box}>
      <EmailChangeContext value={emailStore}>
        <VersionedForm
          version={version}
          fields={fields}
          form={profileForm}
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
    </Box>
  );
}
