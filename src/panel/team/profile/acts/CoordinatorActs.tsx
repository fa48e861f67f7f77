import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { ActButton } from '../../../kit/act/ActButton.tsx';
import { useLeaveDeleted } from '../../../kit/show/useLeaveDeleted.ts';
import { useMayManage } from '../../useMayManage.ts';
import type { Coordinator } from '../Coordinator.ts';
import { useEditing } from '../useEditing.ts';
import { EditButton } from './EditButton.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { RoleButton } from './RoleButton.tsx';

/** Oneself edits and leaves; others are made admins, or coordinators again, and deleted. */
export function CoordinatorActs({ coordinator }: { readonly coordinator: Coordinator }) {
  const { mayEdit, isEditing } = useEditing();
  const mayDelete = useMayManage('deleteCoordinator', coordinator.role);
  const { name: resource } = resources['organization-coordinators'];
  const leave = useLeaveDeleted(resource, coordinator.id, paths.ourTeam.getHref());
  if (isEditing) return null;
  return (
    <>
      {mayEdit && <EditButton />}
      <RoleButton coordinator={coordinator} />
      {mayEdit && <LeaveLink />}
      {!mayEdit && mayDelete && (
        <ActButton act="deleteCoordinator" record={coordinator} name={coordinator.name} onDone={leave} />
      )}
    </>
  );
}
