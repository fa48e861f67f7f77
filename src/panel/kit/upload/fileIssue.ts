import { extensionsOf } from '../../../contract/extensionsOf.ts';
import type { OperationId, operations } from '../../../contract/generated/operations.ts';

/** Key under `kit.upload` in i18n. */
export type FileIssue = 'empty' | 'wrongType' | 'tooLarge' | 'tooMany' | 'full';

/** Remaining upload capacity. */
export interface UploadRoom {
  /** Remaining files, of a maximum. */
  readonly files: number;
  readonly maxFiles: number;
  /** Remaining bytes, of a maximum. */
  readonly bytes: number;
  readonly maxBytes: number;
}

/** Operations that take a file. */
export type UploadOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['upload'] extends null ? never : Id;
}[OperationId];

/** The contract's rule for a file (its hint `x-file`). */
export interface UploadRule {
  /** Name of the part. */
  readonly field: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Maximum number of such files. */
  readonly maxFiles?: number;
}

/**
 * Why a file is refused before upload. The server checks the content; here a matching name or type is enough,
 * because not every system knows every media type.
 *
 * @param room undefined while unknown
 */
export function fileIssue(
  { name, type, size }: File,
  { types, maxBytes }: UploadRule,
  room?: UploadRoom,
): FileIssue | undefined {
  const lower = name.toLowerCase();
  const isTaken = types.some(
    (taken) => taken === type || extensionsOf(taken).some((extension) => lower.endsWith(extension)),
  );
  if (!isTaken) return 'wrongType';
  if (size === 0) return 'empty';
  if (size > maxBytes) return 'tooLarge';
  if (room && room.files < 1) return 'tooMany';
  return room && size > room.bytes ? 'full' : undefined;
}
