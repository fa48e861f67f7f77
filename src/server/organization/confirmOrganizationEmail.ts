import type { components } from '../../contract/generated/types.ts';
import type { Config } from '../config.ts';
import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { lockAccount } from '../identity/accountStore.ts';
import { awaitedConfirmation } from '../identity/awaitedConfirmation.ts';
import { confirmOwner } from '../identity/confirmOwner.ts';
import { redeemToken } from '../identity/oneTimeTokens.ts';
import { requireTypedPassword } from '../identity/requireTypedPassword.ts';
import { decideOrganization } from './decideOrganization.ts';
import { statusAfterConfirmation } from './organizationRules.ts';
import { lockOrganization, setOrganizationStatus } from './organizationStore.ts';

/**
 * Confirms the address of a foundation's first admin. The foundation then waits for approval, or has it at once.
 * @param authorization a Basic header with the password that was typed when registering, if there is one
 * @throws ApiError token_used, token_invalid, invalid_input for another password, or email_taken when another account
 *   has the address by now
 */
export async function confirmOrganizationEmail(
  secret: string,
  authorization: string | undefined,
  { organizationApproval }: Pick<Config, 'organizationApproval'>,
  db: Queries,
): Promise<components['schemas']['OrganizationConfirmation']> {
  const isProven = await requireTypedPassword(secret, authorization, db);
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('confirmEmail', secret, trx), trx);
    // The links of volunteers and of changed addresses are confirmed elsewhere.
    if (!account || awaitedConfirmation(account) !== 'registration') throw new ApiError('token_invalid');
    const id = account.organizationId;
    const organization = await lockOrganization(id, trx);
    if (organization?.status !== 'unconfirmed') throw new ApiError('token_invalid');
    await confirmOwner(account, isProven, trx);
    await setOrganizationStatus(id, 'pending', trx);
    const changes = [{ field: 'status', from: 'unconfirmed', to: 'pending' }];
    await addHistory({ table: 'organizations', id, organizationId: id }, account, 'edited', changes, trx);
    const status = statusAfterConfirmation(organizationApproval);
    if (status === 'approved') await decideOrganization(id, { status, reason: null }, trx);
    return { status };
  });
}
