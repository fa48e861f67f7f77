import { useRecordContext } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ProfileTabs } from '../../kit/show/ProfileTabs.tsx';
import type { Coordinator } from './Coordinator.ts';
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
    <ProfileTabs resource={resources['organization-coordinators']} />
  );
}
