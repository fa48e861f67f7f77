import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import { takeSerial } from '../../src/server/core/db/takeSerial.ts';
import { inTransaction, type Queries } from '../../src/server/core/db/transaction.ts';
import { newCode } from '../../src/server/hours/certificates/certificateCode.ts';

type Given = Pick<Row<'certificates'>, 'organizationId' | 'volunteerId'> & Partial<Row<'certificates'>>;

/** Inserts a certificate, with the next number of its foundation. */
export async function insertCertificate(db: Queries, given: Given): Promise<Row<'certificates'>> {
  return inTransaction(db, async (trx) => {
    const serial = await takeSerial('certificates', given.organizationId, 2026, trx);
    const row = {
      ...{ id: uuid(), year: 2026, serial, code: newCode(), createdAt: '2026-11-20T09:41:00.000Z' },
      ...{
        dateFrom: '2026-01-01',
        dateTo: '2026-11-20',
        language: 'pl' as const,
        minutes: 90,
        events: 1,
        visits: 0,
        timeEntries: 0,
      },
      ...{ holder: 'Łucja Wiśniewska', activities: 'Zbiórka żywności' },
      issuer: {
        name: 'Fundacja Pomocna Dłoń',
        address: 'Piotrkowska 12, 90-001 Łódź',
        city: 'Łódź',
        vatNr: '5260250274',
        day: '2026-11-20',
      },
      issuedBy: { id: uuid(), name: 'Anna Kowalska' },
      ...given,
    };
    await insertRows('certificates', [row], trx);
    return row;
  });
}
