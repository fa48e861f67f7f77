import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { ImageUpload } from '../../kit/image/ImageUpload.tsx';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { RemovePhotoButton } from './RemovePhotoButton.tsx';
import { useSetPhoto } from './useSetPhoto.ts';

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
