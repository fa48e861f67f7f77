import { ApiError } from './ApiError.ts';

/**
 * Refuses a change of a record that somebody else has changed since it was read. Who does not say what was read overwrites it.
 * @throws ApiError record_changed
 */
export function requireVersion(
  read: number | null | undefined,
  { version }: { readonly version: number },
): void {
  if (typeof read === 'number' && read !== version) throw new ApiError('record_changed');
}
