import type { Trx } from '../../core/db/transaction.ts';
import { type Account, setPendingEmail } from './accountStore.ts';
import { mailConfirmation } from './mailConfirmation.ts';
import { refuseEmailOfOwn } from './refuseEmailOfOwn.ts';

/**
 * Stores an account's pending address and mails the link that confirms it (`confirmRegistration`), which
 * checks again whether the address is free.
 * @throws ApiError email_taken, on the field `email`, when somebody of the foundation has the address
 */
export async function requestEmailChange(account: Account, email: string, trx: Trx): Promise<void> {
  await refuseEmailOfOwn(email, account.organizationId, trx);
  await setPendingEmail(account, email, trx);
  await mailConfirmation('changedEmail', { ...account, pendingEmail: email }, trx);
}
