import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { useListHref } from '../../../kit/show/useListHref.ts';
import { useMayManage } from '../../useMayManage.ts';
import type { Coordinator } from '../Coordinator.ts';

const { name: resource } = resources['organization-coordinators'];

/** Deletes somebody else from the team and goes back to the list as it was left. */
export function DeleteButton({ coordinator: { id, name, role } }: { readonly coordinator: Coordinator }) {
  const translate = useTranslate();
  const list = useListHref(paths.ourTeam.getHref());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  if (!useMayManage('deleteCoordinator', role)) return null;

  const leave = async () => {
    // First away from the profile, or it would be read again, and is not there any more.
    await navigate(list);
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };

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
