import type { Queries } from '../../core/db/transaction.ts';
import { basicCredentials } from '../../core/http/basicCredentials.ts';
import { hashSecret } from '../../core/http/sessionCookie.ts';
import { readToken } from '../../core/links/oneTimeTokens.ts';
import { findAccount } from './accountStore.ts';
import { requirePassword } from './requirePassword.ts';

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
