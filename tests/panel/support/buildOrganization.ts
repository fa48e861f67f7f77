import type { components } from '../../../src/contract/generated/types.ts';
import { buildUser } from './buildUser.ts';

type Organization = components['schemas']['Organization'];

/** The foundation of `buildUser`. */
export function buildOrganization(overrides: Partial<Organization> = {}): Organization {
  return {
    id: buildUser().organizationId,
    name: 'Fundacja Pomocna Dłoń',
    vatNr: '1234563218',
    category: ['socialAssistance'],
    description: 'Wspieramy osoby starsze i samotne w Łodzi. '.repeat(6).trim(),
    helpLocation: null,
    originDate: 2009,
    currentVolunteersNum: 48,
    email: 'kontakt@pomocnadlon.example',
    phone: '+48601234567',
    website: null,
    country: { code: 'PL', name: 'Polska' },
    postCode: '90-001',
    city: 'Łódź',
    street: 'Piotrkowska',
    houseNumber: '12',
    apartmentNumber: '4',
    region: null,
    county: null,
    addressDescription: null,
    coverDesign: 'waves',
    timeZone: 'Europe/Warsaw',
    coverToken: null,
    status: 'approved',
    createdAt: '2026-11-02T09:30:00.000Z',
    version: 3,
    history: [],
    ...overrides,
  };
}
