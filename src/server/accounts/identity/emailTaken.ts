import { ApiError } from '../../core/http/ApiError.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write that gives an open account an address. Only the database's unique index is certain, because
 * two requests may use the same address at once.
 * @throws ApiError email_taken
 */
export async function refuseTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

/** @param field of the request body with the address, if any */
export function emailTaken(field?: string): ApiError {
  return new ApiError('email_taken', field === undefined ? {} : { field });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
