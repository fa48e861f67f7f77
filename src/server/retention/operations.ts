import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { NOTICE_DAYS } from '../../domain/retention/retentionRules.ts';
import { referenceTo } from '../core/db/accountReference.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import { sources } from './quietRecords.ts';
import { changeRetentionPeriods, readRetentionPeriods } from './retentionPeriods.ts';
import { lockErasure, upcomingErasures } from './upcomingErasureStore.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockErasure>>>;

/** How long a foundation keeps records, whom the clock erases, and who is kept from it. */
export function retentionOperations({ db }: Pick<Services, 'db'>) {
  const changed = async (id: string, user: SignedInUser, change: Change) => {
    await changeErasure(id, user, db, change);
    return upcomingErasures.find(id, user, db);
  };

  return {
    getRetentionPeriods: ({ user }) => readRetentionPeriods(user.organizationId, db),
    updateRetentionPeriods: ({ user, body }) => changeRetentionPeriods(body, user, db),
    listUpcomingErasures: pageHandler(upcomingErasures, db),
    getUpcomingErasure: ({ user, params: { id } }) => upcomingErasures.find(id, user, db),
    keepFromErasure: ({ user, params: { id }, body }) =>
      changed(id, user, (erasure, trx) => keep(erasure, body.reason, user, trx)),
    releaseToErasure: ({ user, params: { id } }) =>
      changed(id, user, (erasure, trx) => release(erasure, user, trx)),
  } satisfies Partial<Handlers>;
}

type Change = (erasure: Locked, trx: Trx) => Promise<void>;

/** @throws ApiError not_found, also for who is erased already */
function changeErasure(
  id: string,
  { organizationId }: SignedInUser,
  db: Queries,
  change: Change,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const erasure = await lockErasure({ id, organizationId }, trx);
    if (!erasure) throw new ApiError('not_found');
    await change(erasure, trx);
  });
}

/** The period begins anew today. */
async function keep(erasure: Locked, keepReason: string, user: SignedInUser, trx: Trx): Promise<void> {
  if (erasure.status === 'kept') return;
  const today = dayOf(erasure.organizationId);
  await setColumns(
    'upcoming_erasures',
    erasure,
    {
      ...{ status: 'kept', keepReason, keptBy: referenceTo(user), keptOn: today },
      ...{ announcedOn: null, erasesOn: null, remindedOn: null },
    },
    trx,
  );
  await note(erasure, 'keptFromErasure', { keepReason }, user, trx);
}

/** Announced anew, with the whole notice. */
async function release(erasure: Locked, user: SignedInUser, trx: Trx): Promise<void> {
  if (erasure.status === 'announced') return;
  const today = dayOf(erasure.organizationId);
  await setColumns(
    'upcoming_erasures',
    erasure,
    {
      ...{ status: 'announced', announcedOn: today, erasesOn: sql`${today} + ${sql.lit(NOTICE_DAYS)}` },
      ...{ keepReason: null, keptBy: null, keptOn: null },
    },
    trx,
  );
  await note(erasure, 'releasedToErasure', {}, user, trx);
}

/** In the history of the record, where whoever opens it looks. */
function note(
  erasure: Locked,
  action: Extract<components['schemas']['HistoryAction'], 'keptFromErasure' | 'releasedToErasure'>,
  after: { readonly keepReason?: string },
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  const changes = changesBetween({ keepReason: erasure.keepReason }, after, ['keepReason']);
  return addHistory(sources[erasure.rule].table, erasure, user, action, changes, trx);
}
