import type { Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { checkRate, clearRate, countRate, type RateLimit } from '../../core/http/rateLimit.ts';
import type { Account } from './accountStore.ts';
import { isPassword } from './password.ts';

/**
 * Password guesses by someone who already has access, by a session or a mailed link. Counted per session or
 * link, so that the thief of one cannot lock the owner out of another.
 */
const passwordGuesses: RateLimit = { name: 'updatePassword', limit: 10, seconds: 15 * 60 };

interface TypedPassword {
  /** Field of the request body, for the refusal. */
  readonly field: string;
  /** Message for a wrong password (`validation`). */
  readonly key?: string;
  readonly text: string | undefined;
  /** Hash of the session or link. */
  readonly by: Buffer;
}

/**
 * Throws unless the account's password was given.
 * @throws ApiError invalid_input on the field, or too_many_requests
 */
export async function requirePassword(
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  { field, key = 'currentPassword', text, by }: TypedPassword,
  db: Queries,
): Promise<void> {
  if (text === undefined) throw refusal(field, 'required');
  const guesser = `${id}\n${by.toString('hex')}`;
  await checkRate(passwordGuesses, guesser, db);
  if (!(await isPassword(text, passwordHash))) {
    await countRate(passwordGuesses, guesser, db);
    throw refusal(field, key);
  }
  // Check again: a correct guess must not pass among too many concurrent wrong ones.
  await checkRate(passwordGuesses, guesser, db);
  await clearRate(passwordGuesses, guesser, db);
}

function refusal(field: string, key: string): ApiError {
  return new ApiError('invalid_input', { issues: [{ field, key, values: {} }] });
}
