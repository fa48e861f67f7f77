import { sql } from 'kysely';
import type { Trx } from './transaction.ts';
import { waitForTurn } from './waitForTurn.ts';

/**
 * The next number of a foundation's year in a table with `serial` and `year`, without gaps: a lock serialises those who ask, across
 * processes, until their transactions end; call it last.
 * @example const serial = await takeSerial('invoices', organizationId, 2026, trx);
 */
export async function takeSerial(
  table: string,
  organizationId: string,
  year: number,
  trx: Trx,
): Promise<number> {
  await waitForTurn(table, organizationId, trx);
  const { rows } = await sql<{ last: number | null }>`select max("serial") as "last" from ${sql.table(table)}
    where "organizationId" = ${organizationId} and "year" = ${year}`.execute(trx);
  return (rows[0]?.last ?? 0) + 1;
}
