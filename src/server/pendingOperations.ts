import type { OperationId } from '../contract/generated/operations.ts';

/** Operations of the contract whose handlers come with the next releases; they answer 503 until then. */
export const pendingOperations = [
] as const satisfies readonly OperationId[];
