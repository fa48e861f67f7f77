import type { components } from '../../contract/generated/types.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { issueFormerEmailLink, redeemToken, revokeTokens } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { type Account, lockAccount, setEmail } from './identity/accountStore.ts';
import { pendingConfirmation } from './identity/mailConfirmation.ts';
import { freeRejectedAddress } from './identity/rejectedStore.ts';
import { requireTypedPassword } from './identity/requirePassword.ts';
import { listApplicant } from './listApplicant.ts';

type Confirmed = components['schemas']['RegistrationConfirmation'];

/**
 * Confirms the address that a link was mailed to, once.
 * @param authorization optional Basic header with the password typed for a new account
 * @returns what was confirmed
 * @throws ApiError token_used, token_invalid, invalid_input for a wrong password, or email_taken when another
 *   account has the address by now
 */
export async function confirmAddress(
  secret: string,
  authorization: string | undefined,
  db: Queries,
): Promise<Confirmed> {
  const isProven = await requireTypedPassword(secret, authorization, db);
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('confirmEmail', secret, trx), trx);
    const confirmed = account && pendingConfirmation(account);
    // A registration has further consequences, so it has its own page and operation.
    if (!confirmed || confirmed === 'registration') throw new ApiError('token_invalid');
    if (confirmed === 'changedEmail') {
      await changeEmail(account, trx);
    } else {
      await freeRejectedAddress(account, trx);
      await listApplicant(account, isProven, trx);
    }
    return { confirmed };
  });
}

async function changeEmail(account: Account, trx: Trx): Promise<void> {
  const { email: from, pendingEmail: to, language } = account;
  if (to === null) throw new ApiError('token_invalid');
  await setEmail(account, to, trx);
  // They were mailed to an address that may belong to someone else by now.
  for (const purpose of ['resetPassword', 'signIn'] as const) await revokeTokens(purpose, account, trx);
  const changes = [{ field: 'email', from, to }];
  await addHistory('coordinators', account, account, 'edited', changes, trx);
  const token = await issueFormerEmailLink(account, from, trx);
  const values = { organization: account.organizationName, token };
  await enqueueMail({ to: from, language, template: 'emailChanged', values }, trx);
}
