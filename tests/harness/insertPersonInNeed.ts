import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';
import { nextPhone } from './nextPhone.ts';

type PersonInNeedInput = Partial<Row<'people_in_need'>> & { readonly organizationId: string };

export function buildPersonInNeed(overrides: PersonInNeedInput): Row<'people_in_need'> {
  return exampleRow('people_in_need', {
    ...{ id: uuid(), phone: nextPhone(), urgency: 'normal', status: 'new', helpCategory: ['elderlyPeople'] },
    ...{ description: 'Potrzebuję pomocy w zakupach.', createdAt: '2026-11-02T09:30:00.000Z' },
    ...overrides,
  });
}

export async function insertPersonInNeed(
  db: Queries,
  overrides: PersonInNeedInput,
): Promise<Row<'people_in_need'>> {
  const person = buildPersonInNeed(overrides);
  await insertRows('people_in_need', [person], db);
  return person;
}
