import { useRecordContext } from 'react-admin';
import type { Coordinator } from './Coordinator.ts';
import { CoordinatorTabs } from './CoordinatorTabs.tsx';
import { ProfileEdit } from './ProfileEdit.tsx';
import { useEditing } from './useEditing.ts';

/** The profile to read, or in its place the form. */
export function CoordinatorBody() {
  const coordinator = useRecordContext<Coordinator>();
  const { isEditing } = useEditing();
  if (!coordinator) return null;
  return isEditing ? (
    <ProfileEdit coordinator={coordinator} />
  ) : (
    <CoordinatorTabs coordinator={coordinator} />
  );
}
