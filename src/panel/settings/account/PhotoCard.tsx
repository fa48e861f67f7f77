import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { type LoggedInUser, useSessionStore } from '../../data/sessionStore.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { ImageUpload } from '../../kit/image/ImageUpload.tsx';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

const square = { aspect: 1, maxWidth: 1024, round: true };

export function PhotoCard({ user }: { readonly user: LoggedInUser }) {
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
