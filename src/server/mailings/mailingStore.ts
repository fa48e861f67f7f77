import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

type Mailing = components['schemas']['Mailing'];

export const mailings = resourceStore('mailings', {
  parts: (key) => ({ readers: readersIn(key) }),
});

const states = ['queued', 'sent', 'failed', 'left_out'] as const;

/** How many readers' mails are in each state. */
function readersIn({ id, organizationId }: RecordKey) {
  const counts = states.map(
    (state) => sql`${sql.lit(state)}, count(*) filter (where "status" = ${sql.lit(state)})`,
  );
  return sql<
    NonNullable<Mailing['readers']>
  >`(select jsonb_build_object(${sql.join(counts)}) from "sent_mails"
    where "organizationId" = ${organizationId} and "mailingId" = ${id})`;
}

/** Locks a message until the transaction ends, so that its sending and taking back are serialised. */
export function lockMailing({ id, organizationId }: RecordKey, trx: Queries) {
  return trx
    .selectFrom('mailings')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedMailing = NonNullable<Awaited<ReturnType<typeof lockMailing>>>;

/** Messages of all foundations whose mails are to be queued, the longest due first. */
export function dueMailings(limit: number, db: Queries): Promise<RecordKey[]> {
  return db
    .selectFrom('mailings')
    .modifyFront(crossTenant('messages are sent'))
    .select(['id', 'organizationId'])
    .where('status', 'in', ['scheduled', 'sending'])
    .where('sendAt', '<=', sql<string>`now()`)
    .orderBy('sendAt')
    .limit(limit)
    .execute();
}

/** Notes how far a message is. */
export async function setMailing(
  { id, organizationId }: RecordKey,
  values: Pick<LockedMailing, 'status'> & Partial<Pick<LockedMailing, 'sentAt'>>,
  trx: Trx,
): Promise<void> {
  await trx
    .updateTable('mailings')
    .set({ ...values, version: sql`"version" + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
