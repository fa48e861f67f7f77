import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { type Account, lockAccount, setEmail } from '../identity/accountStore.ts';
import { awaitedConfirmation, type Confirmation } from '../identity/awaitedConfirmation.ts';
import { listApplicant } from '../identity/listApplicant.ts';
import { redeemToken, revokeTokens } from '../identity/oneTimeTokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';

/** What opening the link does, by what the account waits for. */
const confirmations: Readonly<Record<Confirmation, (account: Account, trx: Trx) => Promise<void>>> = {
  // More follows from it, so it has a page and an operation of its own.
  registration: async () => {
    throw new ApiError('token_invalid');
  },
  application: listApplicant,
  changedEmail: changeEmail,
};

/**
 * Confirms the address that a link was mailed to, once.
 * @throws ApiError token_used, token_invalid, or email_taken when another account has the address by now
 */
export function confirmAddress(secret: string, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('confirmEmail', secret, trx), trx);
    const awaited = account && awaitedConfirmation(account);
    if (!awaited) throw new ApiError('token_invalid');
    await confirmations[awaited](account, trx);
  });
}

async function changeEmail(account: Account, trx: Trx): Promise<void> {
  const { id, name, organizationId, email: from, pendingEmail: to, language } = account;
  if (to === null) throw new ApiError('token_invalid');
  await setEmail(id, to, trx);
  // They were mailed to an address that may no longer be theirs.
  await revokeTokens('resetPassword', id, trx);
  const changes = [{ field: 'email', from, to }];
  await addHistory({ table: 'coordinators', id, organizationId }, { id, name }, 'edited', changes, trx);
  const values = { organization: account.organizationName };
  await enqueueMail({ to: from, language, template: 'emailChanged', values }, trx);
}
