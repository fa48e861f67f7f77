import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';

interface RemoveCoverButtonProps {
  /** Of the foundation. */
  readonly id: string;
  readonly onRemoved: () => void;
}

export function RemoveCoverButton({ id, onRemoved }: RemoveCoverButtonProps) {
  const translate = useTranslate();
  return (
    <ConfirmButton
      operationId="deleteOrganizationCover"
      label={translate('settings.cover.remove')}
      title={translate('settings.cover.removeTitle')}
      text={translate('settings.cover.removeText')}
      isReversible
      act={() => answerOf(client.DELETE('/organizations/{id}/cover', { params: { path: { id } } }))}
      onDone={onRemoved}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
