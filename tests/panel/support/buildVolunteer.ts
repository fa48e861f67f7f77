import type { components } from '../../../src/contract/generated/types.ts';

type Volunteer = components['schemas']['Volunteer'];

let last = 0;

/** A volunteer who waits; each one has an id of its own. */
export function buildVolunteer(overrides: Partial<Volunteer> = {}): Volunteer {
  last += 1;
  return {
    id: `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`,
    firstname: 'Łucja',
    lastname: 'Wiśniewska',
    accountStatus: 'pending',
    email: 'lucja.wisniewska@mail.example',
    phone: '+48501894188',
    dateOfBirth: '1994-05-17',
    city: 'Łódź',
    country: { code: 'PL', name: 'Polska' },
    postCode: '90-001',
    street: 'Piotrkowska',
    houseNumber: '4A',
    apartmentNumber: null,
    aboutMe: null,
    languages: ['pl', 'uk'],
    daysOfHelp: ['saturday'],
    howDidYouFindAboutUs: null,
    haveYouBeenAVolunteerBefore: true,
    rating: null,
    imageToken: null,
    rejectionReason: null,
    createdAt: '2026-05-12T12:05:00.000Z',
    tags: [],
    hasAccount: true,
    version: 1,
    files: [],
    duplicates: [],
    notes: [],
    clearances: [],
    timeEntries: [],
    certificates: [],
    agreements: [],
    guardianConsents: [],
    guardianConsent: 'notNeeded',
    clearanceState: 'missing',
    clearancesMissing: ['offendersRegister', 'criminalRecord'],
    story: { attended: 0, missed: 0, visits: 0, minutes: 0, lastAttendedOn: null, events: [] },
    history: [],
    ...overrides,
  };
}
