import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { PasswordUpdateForm } from '../../../contract/generated/forms/PasswordUpdate.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { answerOf, client } from '../../data/client.ts';
import { forgetUser } from '../../data/session.ts';
import { type LoggedInUser, useSessionStore } from '../../data/sessionStore.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { FieldList } from '../../kit/field/FieldList.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { draftStore } from '../../kit/form/draft/draftStore.ts';
import { ImageUpload } from '../../kit/image/ImageUpload.tsx';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import { toast } from '../../shell/toast.ts';
import { DataButton } from '../../team/profile/DataButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useOrganization } from '../useOrganization.ts';
import { CalendarCard } from './CalendarCard.tsx';

/** Settings of the signed-in user's own account. */
export default function AccountTab() {
  const user = useSessionStore((state) => state.user);
  // The session has ended and a redirect follows.
  if (!user) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ProfileCard user={user} />
        <PhotoCard user={user} />
        <DataCard user={user} />
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <PasswordCard />
        <CalendarCard />
      </Stack>
      <LeaveCard user={user} />
    </Box>
  );
}

const fields: readonly FieldDefinition[] = [
  { name: 'name', kind: 'text', label: 'personName' },
  { name: 'email', kind: 'text', label: 'email' },
  { name: 'role', kind: 'enum', label: 'role', enumName: 'coordinatorRole' },
];

/** The signed-in user; details are edited on the profile. */
function ProfileCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.profile.title')} text={translate('settings.profile.text')}>
      <FieldList fields={fields} record={{ ...user }} />
      <Button
        href={paths.coordinator.getHref({ profileId: user.id })}
        variant="outlined"
        startIcon={<ProfileIcon />}
        sx={{ mt: 2, minHeight: 44 }}
      >
        {translate('settings.profile.edit')}
      </Button>
    </SettingsCard>
  );
}

/** Everything that the foundation keeps of the user. */
function DataCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  return (
    <SettingsCard title={translate('settings.data.title')} text={translate('settings.data.text')}>
      <DataButton member={user} variant="outlined" />
    </SettingsCard>
  );
}

/** Set apart because it closes the account. Waits for the foundation's name. */
function LeaveCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  const { data: organization, error, refetch } = useOrganization();
  return (
    <SettingsCard
      title={translate('settings.leave.title')}
      text={translate('settings.leave.text')}
      sx={{ borderColor: 'error.main', mt: 2, gridColumn: '1 / -1' }}
    >
      {organization && <LeaveButton user={user} foundation={organization.name} />}
      {!organization && !error && <Skeleton variant="rounded" width={180} height={44} />}
      {!organization && error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('kit.failure.retry')}
            </Button>
          }
        >
          {translate('kit.failure.title')}
        </Alert>
      )}
    </SettingsCard>
  );
}

type PasswordUpdate = components['schemas']['PasswordUpdate'];

function PasswordCard() {
  const translate = useTranslate();
  /** Number of changes; used as a key to clear the fields after each. */
  const [changes, setChanges] = useState(0);

  return (
    <SettingsCard title={translate('settings.password.title')} text={translate('settings.password.text')}>
      <Box sx={{ pt: 0.5, maxWidth: 480 }}>
        <ContractForm
          key={changes}
          form={PasswordUpdateForm}
          submitLabel={translate('settings.password.submit')}
          focusFirst={changes > 0}
          // A half-typed password is no loss, and must not block leaving the foundation.
          warnUnsaved={false}
          onSubmit={(body: PasswordUpdate) => answerOf(client.POST('/users/update-password', { body }))}
          onSaved={() => {
            toast.success(translate('messages.passwordUpdated'));
            setChanges(changes + 1);
          }}
        />
      </Box>
    </SettingsCard>
  );
}

interface LeaveButtonProps {
  readonly user: LoggedInUser;
  readonly foundation: string;
}

/** Leaves the foundation. This closes the account and the session, so it goes to the visitors' start page. */
function LeaveButton({ user: { id, email }, foundation }: LeaveButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();

  const goAway = async () => {
    await navigate(paths.landing.getHref(), { replace: true });
    forgetUser();
    draftStore.clearMembers();
  };

  return (
    <ConfirmButton
      operationId="leaveOrganization"
      label={translate('settings.leave.submit')}
      title={translate('settings.leave.question', { foundation })}
      text={translate('settings.leave.consequences', { email })}
      reason={{ label: translate('fields.reason') }}
      isReversible
      action={(reason = '') =>
        answerOf(
          client.POST('/organization-coordinators/{id}/leave-organization', {
            params: { path: { id } },
            body: { reason },
          }),
        )
      }
      onDone={goAway}
      button={{ variant: 'outlined', color: 'error', startIcon: <LeaveIcon /> }}
    />
  );
}

const square = { aspect: 1, maxWidth: 1024, round: true };

function PhotoCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  const setPhoto = useSetPhoto();
  return (
    <SettingsCard title={translate('settings.photo.title')} text={translate('settings.photo.text')}>
      <Stack sx={{ gap: 2, flexDirection: { sm: 'row' }, alignItems: { xs: 'flex-start', sm: 'center' } }}>
        <PhotoAvatar
          name={user.name}
          imageToken={user.imageToken}
          size={96}
          alt={translate('settings.photo.current')}
        />
        <Box sx={{ flexGrow: 1, width: { xs: '100%', sm: 'auto' } }}>
          <ImageUpload
            operationId="uploadProfilePhoto"
            path="/users/profile-photo"
            shape={square}
            title={translate('settings.photo.title')}
            onUploaded={setPhoto}
          />
        </Box>
      </Stack>
      {user.imageToken && <RemovePhotoButton />}
    </SettingsCard>
  );
}

function RemovePhotoButton() {
  const translate = useTranslate();
  const setPhoto = useSetPhoto();
  return (
    <ConfirmButton
      operationId="deleteProfilePhoto"
      label={translate('settings.photo.remove')}
      title={translate('settings.photo.removeTitle')}
      text={translate('settings.photo.removeText')}
      isReversible
      action={() => answerOf(client.DELETE('/users/profile-photo'))}
      onDone={() => setPhoto(null)}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}

/** Updates the user's photo in every cache. */
function useSetPhoto(): (imageToken: string | null) => void {
  const queryClient = useQueryClient();
  return (imageToken) => {
    const { user, setUser } = useSessionStore.getState();
    if (user) setUser({ ...user, imageToken });
    void queryClient.invalidateQueries({ queryKey: [resources['organization-coordinators'].name] });
  };
}
