import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { checksFor } from '../../domain/volunteers/clearanceRules.ts';
import { clearancesOf } from '../clearances/clearanceStore.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, now, setColumns } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import type { Services } from '../core/services.ts';
import { changeVolunteer } from './changeVolunteer.ts';
import { findFile } from './volunteerFileStore.ts';

type Clearance = components['schemas']['Clearance'];
type ClearanceInput = Omit<Body<'addClearance'>, 'version'>;

/**
 * Checks of volunteers for work with minors. Their history is a record's own, for admins alone: lines among those that the whole team
 * reads would tell of a hit.
 */
export function clearanceOperations({ db }: Pick<Services, 'db'>) {
  return {
    addClearance: ({ user, params: { id }, body: { version: _, ...body } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        await requireValid(id, body, user, trx);
        const { organizationId } = user;
        const checkedBy = { id: user.id, name: user.name };
        const row = { ...body, id: uuid(), checkedBy, createdAt: new Date().toISOString(), version: 1 };
        await insertRows('clearances', [{ ...row, organizationId, volunteerId: id }], trx);
        await tell('clearanceAdded', id, {}, body, user, trx);
      }),

    editClearance: ({ user, params: { id, clearanceId }, body: { version, ...body } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const before = await findClearance(id, clearanceId, user, trx);
        if (!before) throw new ApiError('not_found');
        requireVersion(version, before);
        await requireValid(id, body, user, trx, before.fileId);
        const { kind, checkedOn, result, validUntil = null, reference = null, fileId = null } = body;
        const values = { kind, checkedOn, result, validUntil, reference, fileId };
        const key = { id: clearanceId, organizationId: user.organizationId };
        await setColumns('clearances', key, { ...values, editedAt: now, version: before.version + 1 }, trx);
        await tell('clearanceEdited', id, before, values, user, trx);
      }),

    deleteClearance: ({ user, params: { id, clearanceId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const before = await findClearance(id, clearanceId, user, trx);
        // Again is no harm.
        if (!before) return;
        await deleteRow('clearances', { id: clearanceId, organizationId: user.organizationId }, trx);
        await tell('clearanceDeleted', id, before, {}, user, trx);
      }),
  } satisfies Partial<Handlers>;
}

/** A check that the user may know of. */
async function findClearance(volunteerId: string, id: string, user: SignedInUser, trx: Trx) {
  const { rows } = await clearancesOf({ id: volunteerId, organizationId: user.organizationId }).execute(trx);
  return checksFor(user, rows).find((check) => check.id === id);
}

/**
 * @param file that it refers to already
 * @throws ApiError forbidden for a hit that is not an admin's, or invalid_input
 */
async function requireValid(
  id: string,
  { result, checkedOn, validUntil, fileId }: ClearanceInput,
  user: SignedInUser,
  trx: Trx,
  file?: string | null,
): Promise<void> {
  if (result === 'hit' && user.role !== 'admin') throw new ApiError('forbidden');
  const { organizationId } = user;
  await requireReached({ checkedOn }, organizationId, trx);
  if (validUntil && validUntil < checkedOn) throw invalidField('validUntil', 'untilAfterCheck');
  if (fileId && fileId !== file && !(await findFile(fileId, { id, organizationId }, user, trx)))
    throw invalidField('fileId', 'reference');
}

const told = ['clearanceKind', 'checkedOn', 'clearanceResult', 'validUntil', 'reference'];

function tell(
  action: components['schemas']['HistoryAction'],
  id: string,
  before: Partial<Clearance>,
  after: Partial<ClearanceInput>,
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  const changes = changesBetween(named(before), named(after), told);
  return addHistory('clearances', { id, organizationId: user.organizationId }, user, action, changes, trx);
}

/** By the names that the fields have in the form. */
function named({ kind, result, ...check }: Partial<Clearance>): object {
  return { ...check, clearanceKind: kind, clearanceResult: result };
}
