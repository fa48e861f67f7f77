import type { Body } from '../../contract/calls.ts';
import { changesBetween } from '../db/changesBetween.ts';
import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { lockAccount } from '../identity/accountStore.ts';
import { requestEmailChange } from '../identity/requestEmailChange.ts';
import { editableColumns, findCoordinator, updateCoordinator } from './teamStore.ts';

/**
 * Changes one's own profile to what the form says, and notes what that changed. A new e-mail is only asked for.
 * @throws ApiError not_found, forbidden for somebody else's profile, email_taken
 */
export function changeProfile(
  id: string,
  { email, ...input }: Body<'updateCoordinator'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(id, trx);
    const before = await findCoordinator(id, user.organizationId, trx);
    if (!account || !before) throw new ApiError('not_found');
    if (before.id !== user.id) throw new ApiError('forbidden');
    if (email.toLowerCase() !== before.email.toLowerCase()) await requestEmailChange(account, email, trx);
    const changes = changesBetween(before, input, editableColumns);
    if (changes.length === 0) return;
    await updateCoordinator(before.id, input, trx);
    const subject = { table: 'coordinators', id: before.id, organizationId: user.organizationId } as const;
    await addHistory(subject, user, 'edited', changes, trx);
  });
}
