import { sql } from 'kysely';
import type { Queries } from './transaction.ts';

/**
 * Waits until no other transaction, of any process, has the turn at the same, and keeps it until this one ends.
 * @param of one of what has turns of its own, such as a foundation's id
 * @example await waitForTurn('files', organizationId, trx)
 */
export async function waitForTurn(what: string, of: string | null, trx: Queries): Promise<void> {
  await (of === null
    ? sql`select pg_advisory_xact_lock(hashtext(${what}))`
    : sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${of}))`
  ).execute(trx);
}
