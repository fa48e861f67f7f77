import type { OperationId } from '../../../contract/generated/operations.ts';

const decisions: readonly OperationId[] = ['verifyVolunteer', 'rejectVolunteer'];

/** Whether an act decides on who waits. */
export function isDecision(action: OperationId): boolean {
  return decisions.includes(action);
}
