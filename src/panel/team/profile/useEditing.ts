import { useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import { useIsSelf } from '../useMayManage.ts';

/** Query parameter of a profile in edit mode. */
export const editParam = 'edit';

interface Editing {
  /** Users edit only their own profile (the contract's `updateCoordinator`). */
  readonly mayEdit: boolean;
  readonly isEditing: boolean;
  /** Leaves edit mode. @param more added to the history state, beside the way back to the list */
  readonly stop: (more?: Readonly<Record<string, unknown>>) => void;
}

export function useEditing(): Editing {
  const coordinator = useRecordContext<Coordinator>();
  const isSelf = useIsSelf();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const mayEdit = coordinator !== undefined && isSelf(coordinator.id);
  return {
    mayEdit,
    isEditing: mayEdit && new URLSearchParams(search).has(editParam),
    stop: (more) => void navigate({ search: '' }, { replace: true, state: { ...state, ...more } }),
  };
}

export type Coordinator = components['schemas']['Coordinator'];

/**
 * Writes the API's response into every cache that shows the coordinator: profile, lists and, for the user's
 * own profile, the session.
 */
export function useKeepCoordinator(): (saved: Coordinator) => void {
  const keep = useKeepRecord(resources['organization-coordinators'].name);
  return (saved) => {
    void keep(saved);
    const { id, name, role, email } = saved;
    const { user, setUser } = useSessionStore.getState();
    if (user?.id === id) setUser({ ...user, name, role, email });
  };
}
