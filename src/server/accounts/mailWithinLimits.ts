import type { Queries } from '../core/db/transaction.ts';
import { consumeRates, isWithinRate } from '../core/http/rateLimit.ts';
import { inConstantTime } from './identity/inConstantTime.ts';
import type { MailLimits } from './passwordRules.ts';

/**
 * Mails on a visitor's request: within limits, and in the same time whether or not there is a recipient.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, counted for the typed e-mail whoever has it
 */
export async function mailWithinLimits(
  email: string,
  address: string,
  { fromAddress, byAddress, ofEmail }: MailLimits,
  mail: () => Promise<void>,
  db: Queries,
): Promise<void> {
  const typed = email.toLowerCase();
  await consumeRates(db, [fromAddress, `${typed}\n${address}`], [byAddress, address]);
  const isMailed = await isWithinRate(ofEmail, typed, db);
  await inConstantTime(isMailed ? mail() : Promise.resolve());
}
