import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';

/** An open request about data of somebody whom the foundation does not know. */
export async function insertDataRequest(
  db: Queries,
  overrides: Partial<Row<'data_requests'>> & { readonly organizationId: string },
): Promise<Row<'data_requests'>> {
  const request = exampleRow('data_requests', {
    ...{ id: uuid(), status: 'open', subjectType: null, subjectId: null, enteredBy: null, closedBy: null },
    ...{ createdAt: new Date().toISOString() },
    ...overrides,
  });
  await insertRows('data_requests', [request], db);
  return request;
}
