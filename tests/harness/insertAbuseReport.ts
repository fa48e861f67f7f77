import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';

/** An open report about a volunteer that is gone. */
export async function insertAbuseReport(
  db: Queries,
  overrides: Partial<Row<'abuse_reports'>> & { readonly organizationId: string },
): Promise<Row<'abuse_reports'>> {
  const report = exampleRow('abuse_reports', {
    ...{ id: uuid(), subjectType: 'volunteer', subjectId: uuid(), reporterId: uuid(), status: 'open' },
    ...{ description: 'Organizator kazał nam dźwigać meble bez zabezpieczenia.' },
    ...{ createdAt: new Date().toISOString() },
    ...overrides,
  });
  await insertRows('abuse_reports', [report], db);
  return report;
}
