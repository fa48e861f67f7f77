import type { OperationId, operations } from '../../../contract/generated/operations.ts';

/** Operations that take a file. */
export type UploadOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['upload'] extends null ? never : Id;
}[OperationId];

/** What the contract takes (its hint `x-file`). */
export interface UploadRule {
  /** Name of the part. */
  readonly field: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** How many such files there may be. */
  readonly maxFiles?: number;
}
