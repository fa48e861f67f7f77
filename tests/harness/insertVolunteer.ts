import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';
import { nextPhone } from './nextPhone.ts';

type VolunteerRow = Row<'volunteers'>;
type VolunteerInput = Partial<VolunteerRow> & { readonly organizationId: string };

/** A pending volunteer. */
export function buildVolunteer(overrides: VolunteerInput): VolunteerRow {
  return exampleRow('volunteers', {
    ...{ id: uuid(), phone: nextPhone(), languages: ['pl'], daysOfHelp: ['saturday'] },
    ...overrides,
  });
}

export async function insertVolunteer(
  db: Kysely<Database>,
  overrides: VolunteerInput,
): Promise<VolunteerRow> {
  const [volunteer] = await insertVolunteers(db, [overrides]);
  if (!volunteer) throw new Error('nothing was inserted');
  return volunteer;
}

export async function insertVolunteers(
  db: Kysely<Database>,
  overrides: readonly VolunteerInput[],
): Promise<VolunteerRow[]> {
  const volunteers = overrides.map(buildVolunteer);
  await insertRows('volunteers', volunteers, db);
  return volunteers;
}
