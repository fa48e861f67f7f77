import type { components } from '../../contract/generated/types.ts';
import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { reopenAccount } from '../identity/accountStore.ts';
import { findLink, redeemToken } from '../identity/oneTimeTokens.ts';
import { takeEmailBack } from '../identity/takeEmailBack.ts';

type Restored = components['schemas']['AccountRestoration'];

/**
 * Takes back what happened to an account: that its owner left, by the farewell mail's link, or that its e-mail was
 * changed, by the link in the mail that told of it.
 * @returns which of them
 * @throws ApiError token_used, token_invalid, or email_taken when another account has the address by now
 */
export function restoreAccount(secret: string, db: Queries): Promise<Restored> {
  return inTransaction(db, async (trx) => {
    const link = await findLink(secret, trx);
    if (link?.purpose === 'formerEmail') {
      await takeEmailBack(secret, trx);
      return { restored: 'email' };
    }
    await takeLeavingBack(secret, trx);
    return { restored: 'account' };
  });
}

async function takeLeavingBack(secret: string, trx: Trx): Promise<void> {
  const account = await reopenAccount(await redeemToken('restore', secret, trx), trx);
  if (!account) throw new ApiError('token_invalid');
  const { id, name, organizationId } = account;
  await addHistory({ table: 'coordinators', id, organizationId }, { id, name }, 'restored', [], trx);
}
