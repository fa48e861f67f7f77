import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/db/insertRows.ts';
import type { Queries } from '../../src/server/db/transaction.ts';

type PersonInNeedInput = Partial<Row<'people_in_need'>> & { readonly organizationId: string };

/** Somebody who asked a foundation for help. */
export function buildPersonInNeed(overrides: PersonInNeedInput): Row<'people_in_need'> {
  return {
    id: uuid(),
    firstname: 'Stanisława',
    lastname: 'Jabłońska',
    urgency: 'normal',
    status: 'new',
    helpCategory: ['elderlyPeople'],
    description: 'Potrzebuję pomocy w zakupach.',
    city: 'Kraków',
    street: 'Długa 14',
    postCode: '31-147',
    phone: '+48122345678',
    email: null,
    preferredLanguage: 'pl',
    householdSize: 1,
    createdAt: '2026-11-02T09:30:00.000Z',
    ...overrides,
  };
}

export async function insertPersonInNeed(
  db: Queries,
  overrides: PersonInNeedInput,
): Promise<Row<'people_in_need'>> {
  const person = buildPersonInNeed(overrides);
  await insertRows('people_in_need', [person], db);
  return person;
}
