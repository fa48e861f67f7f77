import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { createStore, useStore } from 'zustand';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { saveOverNewer } from '../../kit/form/conflict/useSaveRecord.ts';
import type { FieldWidgetProps, FormValues } from '../../kit/form/FormValues.ts';
import { withHints } from '../../kit/form/formVariants.ts';
import { PasswordWidget } from '../../kit/form/widgets/PasswordWidget.tsx';
import ResendConfirmation from '../../kit/link/ResendConfirmation.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../../kit/show/ProfileTabs.tsx';
import { ShowBar } from '../../kit/show/ShowBar.tsx';
import { toast } from '../../shell/toast.ts';
import { CoordinatorSummary } from './CoordinatorSummary.tsx';
import { type Coordinator, useEditing, useKeepCoordinator } from './useEditing.ts';

export default function CoordinatorShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    // The key drops unsaved input when another profile opens.
    <ContractShow
      key={profileId}
      resource={resources['organization-coordinators'].name}
      id={profileId}
      list={paths.ourTeam}
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.ourTeam.getHref()} label={translate(paths.ourTeam.title)} />
        <NewEmailNote />
        <CoordinatorSummary />
        <CoordinatorBody />
      </Stack>
    </ContractShow>
  );
}

/** The profile, or its form. */
function CoordinatorBody() {
  const coordinator = useRecordContext<Coordinator>();
  const { isEditing } = useEditing();
  if (!coordinator) return null;
  return isEditing ? (
    <ProfileEdit coordinator={coordinator} />
  ) : (
    <ProfileTabs resource={resources['organization-coordinators']} />
  );
}

/** Shown after a change of e-mail, which takes effect only once confirmed. */
function NewEmailNote() {
  const translate = useTranslate();
  const { state } = useLocation();
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  if (typeof email !== 'string') return null;
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

const { sections }: ResourceDefinition = resources['organization-coordinators'];
const fields: readonly FieldDefinition[] = sections.flatMap((section) => section.fields);

/** Edits the user's own profile, with optimistic locking against other tabs. */
function ProfileEdit({ coordinator }: { readonly coordinator: Coordinator }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box);
  const { base, typed, merges, conflict, ...version } = useEditedVersion<Coordinator>(coordinator);

  return (
    <Box ref={box}>
      <ProfileForm key={merges} coordinator={base} typed={typed} noticing={version.noticing} />
      {conflict && (
        <ConflictDialog
          schema={CoordinatorInputForm.schema}
          fields={fields}
          base={base}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => version.editNewer(conflict.theirs, values)}
        />
      )}
    </Box>
  );
}

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

function ProfileForm({ coordinator, typed, noticing }: ProfileFormProps) {
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
