import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { endsAt, startsAt } from '../../../src/server/events/calendar/eventWhen.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';

onEachDatabase('the moments of an event', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const momentsOf = async (
    timeZone: components['schemas']['TimeZone'],
    [startDate, eventStart]: [string | null, string | null],
    [endDate, eventEnd]: [string | null, string | null],
  ) => {
    const organization = await insertOrganization(database.db, { timeZone });
    const days = { startDate, eventStart, endDate, eventEnd };
    const { id } = await insertEvent(database.db, { organizationId: organization.id, ...days });
    const { start, end } = await database.db
      .selectFrom('events')
      .select([startsAt.as('start'), endsAt.as('end')])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [start, end];
  };

  describe('are by the clock of the foundation', () => {
    test.each([
      ['Europe/Warsaw', '2027-01-15T09:00:00.000Z', '2027-07-15T10:00:00.000Z'],
      ['Europe/Kyiv', '2027-01-15T08:00:00.000Z', '2027-07-15T09:00:00.000Z'],
      ['Europe/London', '2027-01-15T10:00:00.000Z', '2027-07-15T11:00:00.000Z'],
    ] as const)('%s', async (zone, start, end) => {
      expect(await momentsOf(zone, ['2027-01-15', '10:00'], ['2027-07-15', '12:00'])).toEqual([start, end]);
    });
  });

  /** The clocks of the EU change at 01:00 UTC on the last Sunday of March and of October. */
  test.each([
    ['the day before', '2027-03-27', '10:00', '2027-03-27T09:00:00.000Z'],
    ['the last minute before', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['the hour that is skipped', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['the first minute after', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['the same day', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z'],
    ['the last minute of summer time', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['the first minute of winter time', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['the day after', '2026-10-26', '10:00', '2026-10-26T09:00:00.000Z'],
  ])('are right on %s', async (_, date, time, instant) => {
    const [start, end] = await momentsOf('Europe/Warsaw', [date, time], [date, time]);
    expect([start, end]).toEqual([instant, instant]);
  });

  test.each([
    ['23 hours in March', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['25 hours in October', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['24 hours on other days', '2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
  ])('make a whole day %s long', async (_, day, start, end) => {
    expect(await momentsOf('Europe/Warsaw', [day, null], [day, null])).toEqual([start, end]);
  });

  test('are unknown while the date is', async () => {
    expect(await momentsOf('Europe/Warsaw', [null, '10:00'], [null, null])).toEqual([null, null]);
  });
});
