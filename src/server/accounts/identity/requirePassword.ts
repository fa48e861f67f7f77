import type { Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { checkRate, clearRate, countRate, type RateLimit } from '../../core/http/rateLimit.ts';
import type { Account } from './accountStore.ts';
import { isPassword } from './password.ts';

/**
 * Guesses at an account's password by who is let in already: by a session that was left open, or by a mailed link. Each of
 * them has its own, so that no thief of one keeps the owner from changing the password in another.
 */
const passwordGuesses: RateLimit = { name: 'updatePassword', limit: 10, seconds: 15 * 60 };

interface TypedPassword {
  /** Of the caller's body, for the refusal. */
  readonly field: string;
  /** What is said of another one (`validation`). */
  readonly key?: string;
  readonly text: string | undefined;
  /** Hash of what lets the caller in. */
  readonly by: Buffer;
}

/**
 * Refuses unless the account's password was typed.
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
  // Again, because a guess that is right must not slip in among too many that came with it and were wrong.
  await checkRate(passwordGuesses, guesser, db);
  await clearRate(passwordGuesses, guesser, db);
}

function refusal(field: string, key: string): ApiError {
  return new ApiError('invalid_input', { issues: [{ field, key, values: {} }] });
}
