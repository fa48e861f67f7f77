import type { Queries } from '../db/transaction.ts';
import { isWithinRate, type RateLimit, takeRates } from '../http/rateLimit.ts';
import { inSameTime } from '../identity/inSameTime.ts';

interface MailLimits {
  /** Of asking, for one e-mail from one network address. */
  readonly fromAddress: RateLimit;
  /** Of asking, for all e-mails from one network address. */
  readonly byAddress: RateLimit;
  /** Of mails to one e-mail; what is more is left out in silence. */
  readonly ofEmail: RateLimit;
}

/**
 * Mails what somebody asks for who is not signed in: within its limits, and in the same time whether or not there is
 * anybody to mail to.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, counted for the e-mail that was typed whoever has it
 */
export async function mailWithinLimits(
  email: string,
  address: string,
  { fromAddress, byAddress, ofEmail }: MailLimits,
  mail: () => Promise<void>,
  db: Queries,
): Promise<void> {
  const typed = email.toLowerCase();
  const limits = [
    [fromAddress, `${typed}\n${address}`],
    [byAddress, address],
  ] as const;
  await takeRates(limits, db);
  const isMailed = await isWithinRate(ofEmail, typed, db);
  await inSameTime(isMailed ? mail() : Promise.resolve());
}
