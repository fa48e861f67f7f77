import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { reopenAccount } from '../identity/accountStore.ts';
import { redeemToken } from '../identity/oneTimeTokens.ts';

/**
 * Takes leaving the foundation back by the farewell mail's link.
 * @throws ApiError token_used, token_invalid, or email_taken when another account has the address by now
 */
export function restoreAccount(secret: string, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const id = await redeemToken('restore', secret, trx);
    const account = await reopenAccount(id, trx);
    if (!account) throw new ApiError('token_invalid');
    const subject = { table: 'coordinators', id, organizationId: account.organizationId } as const;
    await addHistory(subject, { id, name: account.name }, 'restored', [], trx);
  });
}
