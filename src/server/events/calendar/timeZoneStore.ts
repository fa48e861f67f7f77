import type { Queries, Trx } from '../../core/db/transaction.ts';

/** The foundation's time zone, used for its events. */
export async function findTimeZone(organizationId: string, db: Queries): Promise<string> {
  const { timeZone } = await zoneOf(organizationId, db).executeTakeFirstOrThrow();
  return timeZone;
}

/** The same, locked until the transaction ends. */
export async function lockTimeZone(organizationId: string, trx: Trx): Promise<string> {
  const { timeZone } = await zoneOf(organizationId, trx).forShare().executeTakeFirstOrThrow();
  return timeZone;
}

function zoneOf(organizationId: string, db: Queries) {
  return db.selectFrom('organizations').select('timeZone').where('id', '=', organizationId);
}
