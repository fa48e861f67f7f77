import { sql } from 'kysely';
import type { Body } from '../../contract/calls.ts';
import { timeIssues } from '../../domain/events/publishIssues.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { hasEnded } from '../events/calendar/eventWhen.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { DEFAULT_TIME_ZONE } from './organizationRules.ts';
import { editableColumns, lockOrganization, updateOrganization } from './organizationStore.ts';

/**
 * Updates the foundation's settings and records the changes.
 * @throws ApiError not_found, record_changed when somebody else changed them since `version`, or
 * invalid_input when a
 *   published event's time does not exist in the new time zone
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
    requireVersion(version, before);
    const after = { ...input, timeZone: input.timeZone ?? DEFAULT_TIME_ZONE };
    const changes = changesBetween(before, after, editableColumns);
    if (changes.length === 0) return;
    if (after.timeZone !== before.timeZone) await requirePossibleTimes(id, after.timeZone, trx);
    await updateOrganization(id, after, trx);
    await addHistory({ table: 'organizations', id, organizationId: id }, user, 'edited', changes, trx);
    const subject = { type: 'organization', id, name: after.name } as const;
    await notifyTeam({ kind: 'organizationEdited', organizationId: id, actor: user, subject }, trx);
  });
}

/** Drafts are checked when published. */
async function requirePossibleTimes(organizationId: string, timeZone: string, trx: Trx): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .select(['title', 'startDate', 'eventStart', 'endDate', 'eventEnd'])
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .where('cancelledAt', 'is', null)
    .where(sql<boolean>`not ${hasEnded}`)
    .orderBy('startDate')
    .execute();
  const clashing = events.find((event) => timeIssues(event, timeZone).length > 0);
  if (!clashing) return;
  const issue = { field: 'timeZone', key: 'clashingEvents', values: { title: clashing.title } };
  throw new ApiError('invalid_input', { issues: [issue] });
}
