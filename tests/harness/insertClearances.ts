import { v7 as uuid } from 'uuid';
import type { components } from '../../src/contract/generated/types.ts';
import { neededKinds } from '../../src/domain/volunteers/neededKinds.ts';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';

type Check = Row<'clearances'>;

/** Checks of a volunteer, of each kind that the law asks for when nothing is said. */
export async function insertClearances(
  db: Queries,
  volunteer: { readonly organizationId: string; readonly volunteerId: string },
  overrides: Partial<Check> = {},
  kinds: readonly components['schemas']['ClearanceKind'][] = neededKinds,
): Promise<Check[]> {
  const checks = kinds.map((kind) => ({
    ...{ id: uuid(), kind, checkedOn: '2026-01-05', result: 'clean' as const, validUntil: null },
    ...{ reference: null, fileId: null, createdAt: '2026-01-05T09:30:00.000Z', version: 1 },
    checkedBy: { id: uuid(), name: 'Anna Kowalska' },
    ...volunteer,
    ...overrides,
  }));
  await insertRows('clearances', checks, db);
  return checks;
}
