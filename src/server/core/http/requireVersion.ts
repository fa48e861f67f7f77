import { ApiError } from './ApiError.ts';

/**
 * Optimistic locking: refuses to change a record that has changed since it was read. Without a version the
 * change overwrites.
 * @throws ApiError record_changed
 */
export function requireVersion(
  read: number | null | undefined,
  { version }: { readonly version: number },
): void {
  if (typeof read === 'number' && read !== version) throw new ApiError('record_changed');
}
