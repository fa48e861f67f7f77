import type { Queries } from '../../core/db/transaction.ts';
import { basicCredentials } from '../../core/http/basicCredentials.ts';
import { hashSecret } from '../../core/http/sessionCookie.ts';
import { readToken } from '../../core/links/oneTimeTokens.ts';
import { findAccount } from './accountStore.ts';
import { requirePassword } from './requirePassword.ts';

/**
 * Refuses a Basic header whose password is not the one that was typed for the account of a confirmation's link. It is no
 * use of the link.
 * @returns whether there is such a header, and so whoever opens the link has typed the address, too
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
