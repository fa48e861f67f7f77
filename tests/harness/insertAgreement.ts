import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import { takeSerial } from '../../src/server/core/db/takeSerial.ts';
import { inTransaction, type Queries } from '../../src/server/core/db/transaction.ts';

type Given = Pick<Row<'agreements'>, 'organizationId' | 'volunteerId'> & Partial<Row<'agreements'>>;

/** Both sides of an agreement. */
export const parties = {
  foundation: {
    name: 'Fundacja Pomocna Dłoń',
    address: 'Piotrkowska 12, 90-001 Łódź',
    vatNr: '5260250274',
  },
  volunteer: { name: 'Łucja Wiśniewska', address: 'Piotrkowska 4A, 90-001 Łódź', dateOfBirth: '1994-05-17' },
  ...{ city: 'Łódź', day: '2026-11-20' },
};

/** Inserts an agreement; all but drafts have the next number of their foundation. */
export async function insertAgreement(db: Queries, given: Given): Promise<Row<'agreements'>> {
  return inTransaction(db, async (trx) => {
    const isDraft = given.status === 'draft';
    const sent = {
      ...{ year: 2026, sentAt: '2026-11-20T10:02:00.000Z', parties },
      serial: isDraft ? null : await takeSerial('agreements', given.organizationId, 2026, trx),
    };
    const row: Row<'agreements'> = {
      ...{ id: uuid(), status: 'sent', scope: 'Wydawanie posiłków', place: 'Łódź i okolice' },
      ...{ dateFrom: '2026-06-01', dateTo: null, risksBriefed: true, costsWaived: false, language: 'pl' },
      ...{ insurance: 'foundation', policyNumber: 'NNW/118/2026', guardianConsent: false },
      ...{
        createdBy: { id: uuid(), name: 'Anna Kowalska' },
        createdAt: '2026-11-20T09:41:00.000Z',
        version: 1,
      },
      ...(isDraft ? { year: null, serial: null, parties: null } : sent),
      ...given,
    };
    await insertRows('agreements', [row], trx);
    return row;
  });
}
