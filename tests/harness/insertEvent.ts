import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';

type EventRow = Row<'events'>;
type EventInput = Partial<EventRow> & { readonly organizationId: string };

/** Time zone of the tests' foundations and browsers, where it may already be tomorrow. */
const dayInWarsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The date in so many days. */
export function dayFromNow(days: number): string {
  return dayInWarsaw.format(Date.now() + days * 86_400_000);
}

/** A published event in ten days with ten free places. */
export function buildEvent(overrides: EventInput): EventRow {
  return exampleRow('events', {
    ...{ id: uuid(), helpCategory: ['elderlyPeople'], creator: { id: uuid(), name: 'Anna Kowalska' } },
    description: 'Robimy zakupy z listy i zanosimy je do mieszkań.',
    ...{ startDate: dayFromNow(10), eventStart: '10:00', endDate: dayFromNow(10), eventEnd: '13:30' },
    ...{ city: 'Łódź', street: 'Zgierska', houseNumber: '5', postCode: '91-002', volunteersNeededNum: 10 },
    ...{ nrOfVolunteersSigned: 0, publishedAt: '2026-11-03T08:15:00.000Z', version: 1 },
    ...overrides,
  });
}

export async function insertEvent(db: Kysely<Database>, overrides: EventInput): Promise<EventRow> {
  const [event] = await insertEvents(db, [overrides]);
  if (!event) throw new Error('nothing was inserted');
  return event;
}

export async function insertEvents(
  db: Kysely<Database>,
  overrides: readonly EventInput[],
): Promise<EventRow[]> {
  const events = overrides.map(buildEvent);
  await insertRows('events', events, db);
  return events;
}
