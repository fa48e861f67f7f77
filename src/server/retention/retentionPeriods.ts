import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';

type Schemas = components['schemas'];
type Rule = Schemas['RetentionRule'];

/** Periods that nobody has set yet: nothing is erased by the clock. */
const unset: Schemas['RetentionPeriods'] = {
  pendingVolunteers: null,
  rejectedVolunteers: null,
  inactiveVolunteers: null,
  closedRequests: null,
  version: 1,
};

export const rules = Object.keys(unset).filter((name): name is Rule => name !== 'version');

export async function readRetentionPeriods(
  organizationId: string,
  db: Queries,
): Promise<Schemas['RetentionPeriods']> {
  return (await findStored(organizationId, db)) ?? unset;
}

function findStored(organizationId: string, db: Queries) {
  return db
    .selectFrom('retention_periods')
    .select([...rules, 'version'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

/**
 * Stores the periods, notes them in the foundation's history, and has the clock look through its records anew.
 * @throws ApiError record_changed
 */
export async function changeRetentionPeriods(
  { version, ...input }: Body<'updateRetentionPeriods'>,
  user: SignedInUser,
  db: Queries,
): Promise<Schemas['RetentionPeriods']> {
  const { organizationId } = user;
  const after = Object.fromEntries(rules.map((rule) => [rule, input[rule] ?? null])) as Record<
    Rule,
    number | null
  >;
  return inTransaction(db, async (trx) => {
    // So that there is a row to lock.
    await trx
      .insertInto('retention_periods')
      .values({ ...unset, organizationId, checkedOn: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .selectFrom('retention_periods')
      .select('version')
      .where('organizationId', '=', organizationId)
      .forUpdate()
      .execute();
    const before = await readRetentionPeriods(organizationId, trx);
    requireVersion(version, before);
    const changes = changesBetween(before, after, rules);
    if (changes.length === 0) return before;
    const saved = { ...after, version: before.version + 1 };
    await trx
      .updateTable('retention_periods')
      .set({ ...saved, checkedOn: null })
      .where('organizationId', '=', organizationId)
      .execute();
    const named = changes.map((change) => ({ ...change, field: `${change.field}Months` }));
    await addHistory('organizations', { id: organizationId, organizationId }, user, 'edited', named, trx);
    return saved;
  });
}
