import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { useLeaveDeleted } from '../../../kit/show/useLeaveDeleted.ts';
import { useMayManage } from '../../useMayManage.ts';
import type { Coordinator } from '../Coordinator.ts';

const { name: resource } = resources['organization-coordinators'];

/** Deletes somebody else from the team and goes back to the list as it was left. */
export function DeleteButton({ coordinator: { id, name, role } }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  const leave = useLeaveDeleted(resource, id, paths.ourTeam.getHref());
  if (!useMayManage('deleteCoordinator', role)) return null;

  return (
    <ConfirmButton
      operationId="deleteCoordinator"
      label={translate('ra.action.delete')}
      title={translate('team.delete.title', { name })}
      text={translate('team.delete.text', { name })}
      act={() => answerOf(client.DELETE('/organization-coordinators/{id}', { params: { path: { id } } }))}
      onDone={leave}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
