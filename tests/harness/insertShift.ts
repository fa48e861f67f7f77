import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Database } from '../../src/server/core/db/schema.ts';

type ShiftRow = Row<'event_shifts'>;

/** A shift of an event with nobody in it, on its first day in its first hour. */
export async function insertShift(
  db: Kysely<Database>,
  { id: eventId, organizationId }: { readonly id: string; readonly organizationId: string },
  overrides: Partial<ShiftRow> = {},
): Promise<ShiftRow> {
  const shift: ShiftRow = {
    ...{ id: uuid(), organizationId, eventId, role: 'Wydawanie posiłków' },
    ...{ startDay: 0, eventStart: '10:00', endDay: 0, eventEnd: '11:00', places: 2 },
    ...{ taken: 0, waitlisted: 0, walkIns: 0, version: 1 },
    ...overrides,
  };
  await insertRows('event_shifts', [shift], db);
  await sql`update "events" set ("shiftCount", "volunteersNeededNum") = (
      select count(*), sum("places") from "event_shifts"
      where "organizationId" = ${organizationId} and "eventId" = ${eventId})
    where "organizationId" = ${organizationId} and "id" = ${eventId}`.execute(db);
  return shift;
}
