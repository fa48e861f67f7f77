import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';

type Given = Pick<Row<'guardian_consents'>, 'organizationId' | 'volunteerId'> &
  Partial<Row<'guardian_consents'>>;

/** A consent that a guardian has given on paper, for what a minor does, when nothing is said. */
export async function insertGuardianConsent(db: Queries, given: Given): Promise<Row<'guardian_consents'>> {
  const row: Row<'guardian_consents'> = {
    ...{ id: uuid(), guardian: 'Beata Wiśniewska', email: null, language: null, status: 'given' },
    ...{ givenFor: 'minor', channel: 'paper', givenOn: '2026-11-02', createdAt: '2026-11-02T09:30:00.000Z' },
    enteredBy: { id: uuid(), name: 'Anna Kowalska' },
    ...given,
  };
  await insertRows('guardian_consents', [row], db);
  return row;
}
