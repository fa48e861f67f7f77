import { useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useIsSelf } from '../useIsSelf.ts';
import type { Coordinator } from './Coordinator.ts';

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
