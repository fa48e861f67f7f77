import type { Queries } from '../../core/db/transaction.ts';
import { findOwnAccountByEmail } from './accountStore.ts';
import { emailTaken } from './emailTaken.ts';

/**
 * Refuses an address of somebody in the same foundation, whom the caller can see anyway. Does not reveal
 * accounts elsewhere: only the address's owner learns of them, by the mailed link.
 * @throws ApiError email_taken, on the field `email`
 */
export async function refuseEmailOfOwn(email: string, organizationId: string, trx: Queries): Promise<void> {
  if (await findOwnAccountByEmail(email, organizationId, trx)) throw emailTaken('email');
}
