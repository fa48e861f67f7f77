import type { Coordinator } from '../Coordinator.ts';
import { useEditing } from '../useEditing.ts';
import { DeleteHere } from './DeleteHere.tsx';
import { EditButton } from './EditButton.tsx';
import { LeaveLink } from './LeaveLink.tsx';
import { RoleButton } from './RoleButton.tsx';

/** Oneself edits and leaves; others are made admins, or coordinators again, and deleted. */
export function CoordinatorActs({ coordinator }: { readonly coordinator: Coordinator }) {
  const { mayEdit, isEditing } = useEditing();
  if (isEditing) return null;
  return (
    <>
      {mayEdit && <EditButton />}
      <RoleButton coordinator={coordinator} />
      {mayEdit ? <LeaveLink /> : <DeleteHere coordinator={coordinator} />}
    </>
  );
}
