import { inTransaction, type Queries, type Trx } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { clearRate } from '../http/rateLimit.ts';
import { type Account, findAccount, lockAccount, setPassword } from '../identity/accountStore.ts';
import { endPendingLinks } from '../identity/endPendingLinks.ts';
import { readToken, redeemToken } from '../identity/oneTimeTokens.ts';
import { hashPassword } from '../identity/password.ts';
import { requirePassword } from '../identity/requirePassword.ts';
import { deleteSessionsOf } from '../identity/sessionStore.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { accountFailures } from './signInRules.ts';

interface NewPassword {
  readonly currentPassword: string;
  readonly password: string;
}

/**
 * Sets a new password by the link of a mail, and ends every session of the account.
 * @throws ApiError token_used, token_invalid
 */
export async function resetPassword(secret: string, password: string, db: Queries): Promise<void> {
  // First, because hashing is work that a wrong link is not worth.
  await readToken('resetPassword', secret, db);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('resetPassword', secret, trx), trx);
    if (!account) throw new ApiError('token_invalid');
    await storePassword(account, { passwordHash, keptSession: null }, trx);
    // Whoever locked the account by guessing is no reason to keep its owner out.
    await clearRate(accountFailures, account.email.toLowerCase(), trx);
  });
}

/**
 * Changes the signed-in user's password, and ends every other session.
 * @throws ApiError invalid_input on `currentPassword`, or too_many_requests
 */
export async function updatePassword(
  { currentPassword, password }: NewPassword,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const account = await findAccount(user.id, db);
  if (!account) throw new ApiError('unauthenticated');
  await requirePassword(account, { field: 'currentPassword', text: currentPassword }, db);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, (trx) =>
    storePassword(account, { passwordHash, keptSession: user.sessionHash }, trx),
  );
}

async function storePassword(
  { id, email: to, language }: Account,
  { passwordHash, keptSession }: { passwordHash: string; keptSession: Buffer | null },
  trx: Trx,
): Promise<void> {
  await setPassword(id, passwordHash, trx);
  await endPendingLinks(id, trx);
  await deleteSessionsOf(id, keptSession, trx);
  await enqueueMail({ to, language, template: 'passwordChanged', values: {} }, trx);
}
