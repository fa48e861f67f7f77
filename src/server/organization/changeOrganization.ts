import type { Body } from '../../contract/calls.ts';
import { changesBetween } from '../db/changesBetween.ts';
import { addHistory } from '../db/historyStore.ts';
import { inTransaction, type Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SignedInUser } from '../http/Call.ts';
import { notifyTeam } from '../notify/notifyTeam.ts';
import { DEFAULT_TIME_ZONE } from './organizationRules.ts';
import { editableColumns, lockOrganization, updateOrganization } from './organizationStore.ts';

/**
 * Changes the foundation's settings to what the form says, and notes what that changed.
 * @throws ApiError not_found, or record_changed when somebody else changed them since `version` was read
 */
export function changeOrganization(
  id: string,
  { version, ...input }: Body<'updateOrganization'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = await lockOrganization(id, trx);
    if (!before) throw new ApiError('not_found');
    if (version && version !== before.version) throw new ApiError('record_changed');
    const after = { ...input, timeZone: input.timeZone ?? DEFAULT_TIME_ZONE };
    const changes = changesBetween(before, after, editableColumns);
    if (changes.length === 0) return;
    await updateOrganization(id, after, trx);
    await addHistory({ table: 'organizations', id, organizationId: id }, user, 'edited', changes, trx);
    const subject = { type: 'organization', id, name: after.name } as const;
    await notifyTeam({ kind: 'organizationEdited', organizationId: id, actor: user, subject }, trx);
  });
}
