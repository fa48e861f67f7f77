import type { Queries } from '../db/transaction.ts';
import { takeRates } from '../http/rateLimit.ts';
import { inSameTime } from '../identity/inSameTime.ts';
import { mailConfirmations } from '../identity/mailConfirmation.ts';
import { resentByAddress, resentToEmail } from './passwordRules.ts';

/**
 * Mails the link that an address waits for once more; where it waits for none it does nothing, in the same time.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, counted for the e-mail that was typed whether or not it waits
 */
export async function resendConfirmation(email: string, address: string, db: Queries): Promise<void> {
  const limits = [
    [resentToEmail, email.toLowerCase()],
    [resentByAddress, address],
  ] as const;
  await takeRates(limits, db);
  await inSameTime(mailConfirmations(email, db));
}
