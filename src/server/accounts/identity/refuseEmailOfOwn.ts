import type { Queries } from '../../core/db/transaction.ts';
import { findOwnAccountByEmail } from './accountStore.ts';
import { emailTaken } from './emailTaken.ts';

/**
 * Refuses an address that somebody of the same foundation has, whom the caller can see anyway. Whether it has an
 * account elsewhere nobody is told here: only its owner is, by opening the link that is mailed there.
 * @throws ApiError email_taken, on the field `email`
 */
export async function refuseEmailOfOwn(email: string, organizationId: string, trx: Queries): Promise<void> {
  if (await findOwnAccountByEmail(email, organizationId, trx)) throw emailTaken('email');
}
