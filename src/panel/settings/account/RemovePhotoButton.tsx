import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import { useSetPhoto } from './useSetPhoto.ts';

export function RemovePhotoButton() {
  const translate = useTranslate();
  const setPhoto = useSetPhoto();
  return (
    <ConfirmButton
      operationId="deleteProfilePhoto"
      label={translate('settings.photo.remove')}
      title={translate('settings.photo.removeTitle')}
      text={translate('settings.photo.removeText')}
      isReversible
      act={() => answerOf(client.DELETE('/users/profile-photo'))}
      onDone={() => setPhoto(null)}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
