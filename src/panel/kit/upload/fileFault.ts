import { extensionsOf } from '../../../contract/extensionsOf.ts';
import type { OperationId, operations } from '../../../contract/generated/operations.ts';

/** Key under `kit.upload` in i18n. */
export type FileFault = 'empty' | 'wrongType' | 'tooLarge' | 'tooMany' | 'full';

/** What may still be added. */
export interface UploadRoom {
  /** So many more files, of so many in all. */
  readonly files: number;
  readonly maxFiles: number;
  /** So many more bytes, of so many in all. */
  readonly bytes: number;
  readonly maxBytes: number;
}

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

/**
 * Why a file is refused before it is sent. The server looks at the content; here name and type have to do, and
 * one of them is enough, because not every computer knows the type of every file.
 *
 * @param room without one, nobody knows how much there is
 */
export function fileFault(
  { name, type, size }: File,
  { types, maxBytes }: UploadRule,
  room?: UploadRoom,
): FileFault | undefined {
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
