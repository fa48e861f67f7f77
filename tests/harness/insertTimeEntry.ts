import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';

type Given = Pick<Row<'time_entries'>, 'organizationId' | 'volunteerId'> & Partial<Row<'time_entries'>>;

/** Time that a volunteer has proposed. */
export async function insertTimeEntry(db: Queries, given: Given): Promise<Row<'time_entries'>> {
  const row: Row<'time_entries'> = {
    ...{ id: uuid(), date: '2026-11-14', timeFrom: '09:00', timeTo: '12:30', minutes: 210 },
    ...{ description: 'Porządki w magazynie', status: 'proposed', createdAt: '2026-11-14T13:20:00.000Z' },
    ...{ startsAt: '2026-11-14T08:00:00.000Z', endsAt: '2026-11-14T11:30:00.000Z' },
    ...given,
  };
  await insertRows('time_entries', [row], db);
  return row;
}
