import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { useIsSelf } from '../useIsSelf.ts';

/** In the address of a profile that is being edited. */
export const editParam = 'edit';

interface Editing {
  /** Only oneself edits one's profile (the contract's `updateCoordinator`). */
  readonly mayEdit: boolean;
  readonly isEditing: boolean;
  /** Back to reading. @param more goes into the state of the address, beside the way back to the list */
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

const { name: resource } = resources['organization-coordinators'];

export type Coordinator = components['schemas']['Coordinator'];

/** Shows what the API has just answered wherever the coordinator is shown: here, in lists and, of oneself, in the header. */
export function useKeepCoordinator(): (saved: Coordinator) => void {
  const queryClient = useQueryClient();
  return (saved) => {
    const { id, name, role, email } = saved;
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, saved);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    const { user, setUser } = useSessionStore.getState();
    if (user?.id === id) setUser({ ...user, name, role, email });
  };
}
