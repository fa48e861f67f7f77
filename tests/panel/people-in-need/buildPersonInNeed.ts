import type { components } from '../../../src/contract/generated/types.ts';

type PersonInNeed = components['schemas']['PersonInNeed'];

/** Somebody who has just asked for help, and whom one coordinator has looked at. */
export function buildPersonInNeed(overrides: Partial<PersonInNeed> = {}): PersonInNeed {
  return {
    id: '01980000-0000-7000-8000-000000000121',
    firstname: 'Stanisława',
    lastname: 'Jabłońska',
    initial: 'J',
    urgency: 'high',
    status: 'new',
    helpCategory: ['elderlyPeople'],
    description: 'Potrzebuję pomocy w zakupach.',
    city: 'Kraków',
    street: 'Długa 14',
    postCode: '31-147',
    phone: '+48122345678',
    email: null,
    preferredLanguage: 'uk',
    householdSize: 1,
    createdAt: '2026-11-19T07:12:00.000Z',
    assignments: [],
    visits: [],
    duplicates: [],
    notes: [],
    history: [
      {
        id: '01980000-0000-7000-8000-000000000193',
        at: '2026-11-20T09:30:00.000Z',
        action: 'viewed',
        actorId: null,
        actorName: 'Piotr Zieliński',
        changes: [],
      },
    ],
    ...overrides,
  };
}
