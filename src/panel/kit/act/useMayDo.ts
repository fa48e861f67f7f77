import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { Role } from '../../../contract/Role.ts';
import { useSessionStore } from '../../data/sessionStore.ts';

/**
 * Whether the contract lets the signed-in user call an operation. What depends on the record the server decides.
 *
 * @example const mayDelete = useMayDo('deleteVolunteer');
 */
export function useMayDo(operationId: OperationId): boolean {
  return useIsAllowed()(operationId);
}

/** The same where it is not known yet which operation, or whether there is one. */
export function useIsAllowed(): (operationId: OperationId | undefined) => boolean {
  const role = useSessionStore((state) => state.user?.role);
  return (operationId) => {
    if (operationId === undefined) return false;
    const roles: readonly (Role | 'visitor')[] = operations[operationId].roles;
    return roles.includes('visitor') || (role !== undefined && roles.includes(role));
  };
}
