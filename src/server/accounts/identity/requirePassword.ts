import type { Queries, Trx } from '../../core/db/transaction.ts';
import { invalidField } from '../../core/http/ApiError.ts';
import { basicCredentials } from '../../core/http/basicCredentials.ts';
import { checkRate, clearRate, countRate, type RateLimit } from '../../core/http/rateLimit.ts';
import { hashSecret } from '../../core/http/sessionCookie.ts';
import { issueToken, readToken } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { type Account, confirmEmail, findAccount, setPassword } from './accountStore.ts';
import { isContested } from './addressStore.ts';
import { dummyHash, isPassword } from './password.ts';

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
  if (text === undefined) throw invalidField(field, 'required');
  const guesser = `${id}\n${by.toString('hex')}`;
  await checkRate(passwordGuesses, guesser, db);
  if (!(await isPassword(text, passwordHash))) {
    await countRate(passwordGuesses, guesser, db);
    throw invalidField(field, key);
  }
  // Check again: a correct guess must not pass among too many concurrent wrong ones.
  await checkRate(passwordGuesses, guesser, db);
  await clearRate(passwordGuesses, guesser, db);
}

/**
 * Throws if a Basic header has a password other than the one typed for the account of a confirmation link.
 * Does not use up the link.
 * @returns whether there is such a header, which proves that the caller created the account
 * @throws ApiError invalid_input on `password`, too_many_requests, token_used, token_invalid
 */
export async function requireTypedPassword(
  secret: string,
  authorization: string | undefined,
  db: Queries,
): Promise<boolean> {
  if (authorization === undefined) return false;
  const account = await findAccount(await readToken('confirmEmail', secret, db), db);
  if (!account) return false;
  const text = basicCredentials(authorization)?.password ?? '';
  const typed = { field: 'password', key: 'typedPassword', text, by: hashSecret(secret) } as const;
  await requirePassword(account, typed, db);
  return true;
}

/**
 * Confirms a new account's address after its mailed link was opened. If other accounts claim the same
 * address, the link does not show which of them its owner created: unless the password was given too, mails a
 * link to set a new one.
 * @throws ApiError email_taken when another account has the address by now
 */
export async function confirmOwner(account: Account, isProven: boolean, trx: Trx): Promise<void> {
  await confirmEmail(account, trx);
  if (!isProven && (await isContested(account, trx))) await demandNewPassword(account, trx);
}

/** Invalidates an account's password, and mails the link to set a new one. */
export async function demandNewPassword(account: Account, trx: Trx): Promise<void> {
  await setPassword(account, await dummyHash(), trx);
  await mailPasswordLink(account, trx);
}

/** Mails the link that sets a new password; revokes the previous one. */
export async function mailPasswordLink(account: Account, trx: Trx): Promise<void> {
  const token = await issueToken('resetPassword', account, trx);
  const { email: to, language } = account;
  await enqueueMail({ to, language, template: 'resetPassword', values: { token } }, trx);
}
