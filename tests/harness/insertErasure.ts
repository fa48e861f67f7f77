import { NOTICE_DAYS } from '../../src/domain/retention/retentionRules.ts';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';
import { dayFromNow } from './insertEvent.ts';

/** Announces a record, by default a volunteer's, to be erased in 30 days. @param overrides with the record's id */
export async function insertErasure(
  db: Queries,
  overrides: Partial<Row<'upcoming_erasures'>> & { readonly organizationId: string; readonly id: string },
): Promise<Row<'upcoming_erasures'>> {
  const erasure = exampleRow('upcoming_erasures', {
    ...{ status: 'announced', announcedOn: dayFromNow(0), erasesOn: dayFromNow(NOTICE_DAYS), keptBy: null },
    ...overrides,
  });
  await insertRows('upcoming_erasures', [erasure], db);
  return erasure;
}
