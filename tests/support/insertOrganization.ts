import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../src/server/db/schema.ts';

type OrganizationRow = Insertable<Database['organizations']>;

/** A foundation that has been approved. */
export function buildOrganization(overrides: Partial<OrganizationRow> = {}): OrganizationRow {
  return {
    id: uuid(),
    name: 'Fundacja Pomocna Dłoń',
    vatNr: '1234563218',
    category: ['socialAssistance'],
    description: 'Wspieramy osoby starsze i samotne. '.repeat(6).trim(),
    helpLocation: null,
    originDate: 2009,
    currentVolunteersNum: null,
    email: 'kontakt@pomocnadlon.example',
    phone: '+48601234567',
    website: null,
    country: { code: 'PL', name: 'Polska' },
    postCode: '90-001',
    city: 'Łódź',
    street: 'Piotrkowska',
    houseNumber: '12',
    apartmentNumber: null,
    region: null,
    county: null,
    addressDescription: null,
    coverDesign: null,
    timeZone: 'Europe/Warsaw',
    coverToken: null,
    status: 'approved',
    createdAt: '2026-01-02T09:30:00.000Z',
    version: 1,
    ...overrides,
  };
}

export async function insertOrganization(
  db: Kysely<Database>,
  overrides?: Partial<OrganizationRow>,
): Promise<OrganizationRow> {
  const organization = buildOrganization(overrides);
  await db.insertInto('organizations').values(organization).execute();
  return organization;
}
