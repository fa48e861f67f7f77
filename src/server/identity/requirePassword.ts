import type { Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { checkRate, clearRate, countRate, type RateLimit } from '../http/rateLimit.ts';
import type { Account } from './accountStore.ts';
import { isPassword } from './password.ts';

/** Guesses at an account's password by who is let in already: by a session that was left open, or by a mailed link. */
const passwordGuesses: RateLimit = { name: 'updatePassword', limit: 10, seconds: 15 * 60 };

interface TypedPassword {
  /** Of the caller's body, for the refusal. */
  readonly field: string;
  /** What is said of another one (`validation`). */
  readonly key?: string;
  readonly text: string | undefined;
}

/**
 * Refuses unless the account's password was typed.
 * @throws ApiError invalid_input on the field, or too_many_requests
 */
export async function requirePassword(
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  { field, key = 'currentPassword', text }: TypedPassword,
  db: Queries,
): Promise<void> {
  if (text === undefined) throw refusal(field, 'required');
  await checkRate(passwordGuesses, id, db);
  if (!(await isPassword(text, passwordHash))) {
    await countRate(passwordGuesses, id, db);
    throw refusal(field, key);
  }
  // Again, because a guess that is right must not slip in among too many that came with it and were wrong.
  await checkRate(passwordGuesses, id, db);
  await clearRate(passwordGuesses, id, db);
}

function refusal(field: string, key: string): ApiError {
  return new ApiError('invalid_input', { faults: [{ field, key, values: {} }] });
}
