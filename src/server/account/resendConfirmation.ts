import type { Queries } from '../db/transaction.ts';
import { mailConfirmations } from '../identity/mailConfirmation.ts';
import { mailWithinLimits } from './mailWithinLimits.ts';
import { resentByAddress, resentFromAddress, resentToEmail } from './passwordRules.ts';

/**
 * Mails the link that an address waits for once more; where it waits for none it does nothing, in the same time.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, counted for the e-mail that was typed whether or not it waits
 */
export async function resendConfirmation(email: string, address: string, db: Queries): Promise<void> {
  const limits = { fromAddress: resentFromAddress, byAddress: resentByAddress, ofEmail: resentToEmail };
  await mailWithinLimits(email, address, limits, () => mailConfirmations(email, db), db);
}
