import type { RecordKey } from '../../core/db/RecordKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { revokeTokens } from '../../core/links/oneTimeTokens.ts';
import { setPendingEmail } from './accountStore.ts';

/**
 * Revokes what awaits a mailed link: an intruder who requested it may be why the password is changed. Links
 * that restore a former address stay valid, because a thief changes the password too.
 */
export async function endPendingLinks(account: RecordKey, trx: Queries): Promise<void> {
  await setPendingEmail(account, null, trx);
  for (const purpose of ['confirmEmail', 'resetPassword', 'restore'] as const) {
    await revokeTokens(purpose, account, trx);
  }
}
