import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { clearRate } from '../core/http/rateLimit.ts';
import { readToken, redeemToken } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { deleteSessionsOf } from '../core/session/sessionStore.ts';
import { type Account, findAccount, lockAccount, setPassword } from './identity/accountStore.ts';
import { endPendingLinks } from './identity/mailConfirmation.ts';
import { hashPassword } from './identity/password.ts';
import { requirePassword } from './identity/requirePassword.ts';
import { forgottenOfAccount } from './passwordRules.ts';
import { addressFailures, failuresOf } from './signInRules.ts';

interface NewPassword {
  readonly currentPassword: string;
  readonly password: string;
}

/**
 * Sets a new password with a mailed link, and ends all sessions of the account.
 * @param address network address of the caller
 * @returns the account with the new password
 * @throws ApiError token_used, token_invalid
 */
export async function resetPassword(
  secret: string,
  password: string,
  address: string,
  db: Queries,
): Promise<Account> {
  // Check the link first, because hashing is expensive.
  await readToken('resetPassword', secret, db);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('resetPassword', secret, trx), trx);
    if (!account) throw new ApiError('token_invalid');
    await storePassword(account, { passwordHash, keptSession: null }, trx);
    // Failed guesses and mail requests by others must not lock out the owner.
    const typed = account.email.toLowerCase();
    const counted = [...failuresOf(typed, address, null), [forgottenOfAccount, typed]] as const;
    for (const [rate, subject] of counted) if (rate !== addressFailures) await clearRate(rate, subject, trx);
    return { ...account, passwordHash };
  });
}

/**
 * Changes the signed-in user's password, and ends all other sessions.
 * @returns the account with the new password
 * @throws ApiError invalid_input on `currentPassword`, or too_many_requests
 */
export async function updatePassword(
  { currentPassword, password }: NewPassword,
  user: SignedInUser,
  db: Queries,
): Promise<Account> {
  const account = await findAccount(user, db);
  if (!account) throw new ApiError('unauthenticated');
  const typed = { field: 'currentPassword', text: currentPassword, by: user.sessionHash } as const;
  await requirePassword(account, typed, db);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, (trx) =>
    storePassword(account, { passwordHash, keptSession: user.sessionHash }, trx),
  );
  return { ...account, passwordHash };
}

async function storePassword(
  account: Account,
  { passwordHash, keptSession }: { passwordHash: string; keptSession: Buffer | null },
  trx: Trx,
): Promise<void> {
  await setPassword(account, passwordHash, trx);
  await endPendingLinks(account, trx);
  await deleteSessionsOf(account, keptSession, trx);
  const { email: to, language } = account;
  await enqueueMail({ to, language, template: 'passwordChanged', values: {} }, trx);
}
