import { addHistory, wasDeleted } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { releasePlaces } from '../participation/releasePlaces.ts';
import { decisionOn } from './volunteerRules.ts';
import { deleteVolunteer, lockState, setAccountStatus } from './volunteerStore.ts';

interface Decision {
  readonly wanted: 'verified' | 'rejected';
  readonly reason: string | null;
}

/**
 * Verifies or rejects a waiting volunteer, with its history entry, once.
 * @throws ApiError not_found, or volunteer_not_pending when the other decision was taken before
 */
export function decideVolunteer(
  id: string,
  { wanted, reason }: Decision,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const subject = { table: 'volunteers', id, organizationId: user.organizationId } as const;
    const volunteer = await lockState(id, user.organizationId, trx);
    if (!volunteer) throw new ApiError('not_found');
    const decision = decisionOn(volunteer.accountStatus, wanted);
    if (decision === 'refuse') throw new ApiError('volunteer_not_pending');
    if (decision === 'repeat') return;
    await setAccountStatus(subject, wanted, reason, trx);
    const changes = [
      { field: 'accountStatus', from: volunteer.accountStatus, to: wanted },
      ...(reason ? [{ field: 'rejectionReason', from: null, to: reason }] : []),
    ];
    await addHistory(subject, user, wanted, changes, trx);
  });
}

/** Deletes a volunteer in any state; places at events go to those who wait. Again is no harm. */
export function removeVolunteer(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const subject = { table: 'volunteers', id, organizationId: user.organizationId } as const;
    const volunteer = await lockState(id, user.organizationId, trx);
    if (!volunteer) {
      if (await wasDeleted(subject, trx)) return;
      throw new ApiError('not_found');
    }
    await releasePlaces(subject, trx);
    await deleteVolunteer(subject, volunteer.accountId, trx);
    await addHistory(subject, user, 'deleted', [], trx);
  });
}
