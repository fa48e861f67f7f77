import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { issueToken, readToken, redeemToken } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { type Account, findAccount, findAccountByEmail, lockAccount } from './identity/accountStore.ts';
import { signInRefusal } from './signInRules.ts';
import { newSession } from './startSession.ts';

/**
 * Mails a volunteer the link that signs them in; revokes the one before. Nothing to others, and to who may not sign in.
 * @param page that the link opens
 */
export async function mailSignInLink(
  email: string,
  page: string | null | undefined,
  db: Queries,
): Promise<void> {
  const account = await findAccountByEmail(email, db);
  if (!account || !mayUseLink(account)) return;
  const { email: to, language, organizationName: organization } = account;
  await inTransaction(db, async (trx) => {
    const token = await issueToken('signIn', account, trx);
    const values = {
      organization,
      token,
      page: volunteerPages.link.getHref(page ? { query: { page } } : {}),
    };
    await enqueueMail({ to, language, template: 'signInLink', values }, trx);
  });
}

function mayUseLink(account: Account): boolean {
  return account.role === 'volunteer' && signInRefusal(account) === null;
}

/**
 * The account that a link signs in, without using it up: mail scanners and browsers open links ahead.
 * @throws ApiError token_used, token_invalid
 */
export async function readSignInLink(secret: string, db: Queries): Promise<Account> {
  const account = await findAccount(await readToken('signIn', secret, db), db);
  if (!account || !mayUseLink(account)) throw new ApiError('token_invalid');
  return account;
}

/**
 * Uses a link up.
 * @returns its account, and the secret of a new session
 * @throws ApiError token_used, token_invalid
 */
export async function useSignInLink(
  secret: string,
  db: Queries,
): Promise<{ readonly account: Account; readonly session: string }> {
  const subject = await readToken('signIn', secret, db);
  return inTransaction(db, async (trx) => {
    // Before the token, as whoever sets a new password does: that ends the link, or the session that it has started.
    const account = await lockAccount(subject, trx);
    await redeemToken('signIn', secret, trx);
    if (!account || !mayUseLink(account)) throw new ApiError('token_invalid');
    return { account, session: await newSession(account, trx) };
  });
}
