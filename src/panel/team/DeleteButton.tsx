import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { ConfirmButton } from '../kit/act/ConfirmButton.tsx';
import type { Coordinator } from './profile/Coordinator.ts';
import { useMayManage } from './useMayManage.ts';

interface DeleteButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  readonly coordinator: Pick<Coordinator, 'id' | 'name' | 'role'>;
  readonly onDone: () => Promise<void>;
}

/** Deletes somebody else from the team. */
export function DeleteButton({ coordinator: { id, name, role }, onDone, ...button }: DeleteButtonProps) {
  const translate = useTranslate();
  if (!useMayManage('deleteCoordinator', role)) return null;
  return (
    <ConfirmButton
      operationId="deleteCoordinator"
      label={translate('ra.action.delete')}
      title={translate('team.delete.title', { name })}
      text={translate('team.delete.text', { name })}
      act={() => answerOf(client.DELETE('/organization-coordinators/{id}', { params: { path: { id } } }))}
      onDone={onDone}
      button={{ color: 'error', startIcon: <DeleteIcon />, ...button }}
    />
  );
}
