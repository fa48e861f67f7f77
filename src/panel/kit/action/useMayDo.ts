import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { Role } from '../../../contract/Role.ts';
import { useSessionStore } from '../../data/sessionStore.ts';

/**
 * Whether the contract lets the signed-in user's role call an operation. The server decides what depends on
 * the record.
 *
 * @example const mayDelete = useMayDo('deleteVolunteer');
 */
export function useMayDo(operationId: OperationId): boolean {
  return useIsAllowed()(operationId);
}

/** The same for an operation that is chosen later or may not exist. */
export function useIsAllowed(): (operationId: OperationId | undefined) => boolean {
  const role = useSessionStore((state) => state.user?.role);
  return (operationId) => {
    if (operationId === undefined) return false;
    const roles: readonly (Role | 'visitor')[] = operations[operationId].roles;
    return roles.includes('visitor') || (role !== undefined && roles.includes(role));
  };
}
