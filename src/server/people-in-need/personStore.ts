import { type RawBuilder, sql } from 'kysely';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** The part of a last name that a list shows. */
const initial: RawBuilder<string> = sql`upper(left(ltrim(normalize("lastname", NFC)), 1))`;

export const peopleInNeed = resourceStore('people-in-need', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('people_in_need')
      .selectAll()
      .select(initial.as('initial'))
      .where('organizationId', '=', organizationId),
  computed: ['initial'],
  // Urgency and status sort by rank.
  sorts: { urgency: 'urgencyRank', status: 'statusRank' },
});

/** What decisions depend on, locked until the transaction ends, so that they are serialised. */
export function lockPerson({ id, organizationId }: RecordKey, trx: Trx) {
  return trx
    .selectFrom('people_in_need')
    .select(['id', 'organizationId', 'firstname', 'lastname', 'status', 'responsible', 'closingReason'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
