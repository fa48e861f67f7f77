import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';

type OrganizationRow = Row<'organizations'>;

/** An approved foundation. */
export function buildOrganization(overrides: Partial<OrganizationRow> = {}): OrganizationRow {
  return exampleRow('organizations', {
    ...{ id: uuid(), status: 'approved', version: 1, createdAt: '2026-01-02T09:30:00.000Z' },
    ...overrides,
  });
}

export async function insertOrganization(
  db: Kysely<Database>,
  overrides?: Partial<OrganizationRow>,
): Promise<OrganizationRow> {
  const organization = buildOrganization(overrides);
  await insertRows('organizations', [organization], db);
  return organization;
}
