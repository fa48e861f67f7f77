import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { releasePlaces } from '../participation/releasePlaces.ts';
import { deleteVolunteer, lockState } from './volunteerStore.ts';

/**
 * A volunteer leaves the foundation: places at events to come go to those who wait, the record, the files and the account
 * are deleted, and the team is told why. Who changes their mind applies again.
 * @throws ApiError not_found for any record but the own one
 */
export function leaveOrganization(
  id: string,
  reason: string,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const volunteer = await lockState(id, organizationId, trx);
    if (volunteer?.accountId !== user.id) throw new ApiError('not_found');
    await releasePlaces({ id, organizationId }, trx);
    await deleteVolunteer({ id, organizationId }, user.id, trx);
    const changes = [{ field: 'reason', from: null, to: reason }];
    await addHistory({ table: 'volunteers', id, organizationId }, user, 'left', changes, trx);
    const subject = { type: 'volunteer', id: null, name: user.name } as const;
    await notifyTeam({ kind: 'volunteerLeft', organizationId, actor: user, subject, reason }, trx);
  });
}
