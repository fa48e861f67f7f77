import { useState } from 'react';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { Role } from '../../contract/Role.ts';
import { mayManage } from '../../domain/team/mayManage.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';

/** Whether the user may perform an action that depends on the target person's role. */
export function useMayManage(operationId: OperationId, subject: Role): boolean {
  const mayDo = useMayDo(operationId);
  const own = useSessionStore((state) => state.user?.role);
  return mayDo && own !== undefined && mayManage(own, subject);
}

/**
 * Whether an id is the signed-in user's, or was when the page was opened: the end of a session must not
 * remove a form with unsaved input.
 */
export function useIsSelf(): (id: string) => boolean {
  const [own] = useState(() => useSessionStore.getState().user?.id);
  return (id) => id === own;
}
