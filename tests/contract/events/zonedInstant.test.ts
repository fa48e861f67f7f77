import { expect, test } from 'vitest';
import { zonedInstant } from '../../../src/contract/zonedInstant.ts';
import { eventSpan } from '../../../src/domain/events/eventPhase.ts';

test.each([
  ['in summer', '2027-05-15', '10:00', 'Europe/Warsaw', '2027-05-15T08:00'],
  ['in winter', '2027-01-15', '10:00', 'Europe/Warsaw', '2027-01-15T09:00'],
  ['the minute before summer time begins', '2027-03-28', '01:59', 'Europe/Warsaw', '2027-03-28T00:59'],
  ['in the hour that is missing', '2027-03-28', '02:30', 'Europe/Warsaw', '2027-03-28T01:30'],
  ['when summer time has begun', '2027-03-28', '03:00', 'Europe/Warsaw', '2027-03-28T01:00'],
  ['before the hour that comes twice', '2027-10-31', '01:59', 'Europe/Warsaw', '2027-10-30T23:59'],
  ['in the hour that comes twice, the second', '2027-10-31', '02:30', 'Europe/Warsaw', '2027-10-31T01:30'],
  ['when summer time has ended', '2027-10-31', '03:00', 'Europe/Warsaw', '2027-10-31T02:00'],
  ['east of Warsaw', '2027-07-01', '00:00', 'Europe/Kyiv', '2027-06-30T21:00'],
  ['west of Greenwich', '2027-07-01', '20:00', 'America/New_York', '2027-07-02T00:00'],
  ['half an hour off', '2027-07-01', '12:00', 'Asia/Kolkata', '2027-07-01T06:30'],
  ['across the date line', '2027-01-01', '00:15', 'Pacific/Kiritimati', '2026-12-31T10:15'],
])('%s', (_, date, time, timeZone, instant) => {
  expect(zonedInstant(date, time, timeZone).toISOString()).toBe(`${instant}:00.000Z`);
});

test('every hour of the two days on which clocks change is after the last', () => {
  for (const date of ['2027-03-28', '2027-10-31']) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      zonedInstant(date, `${String(hour).padStart(2, '0')}:00`, 'Europe/Warsaw').getTime(),
    );
    // The missing hour is the one after it.
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
  }
});

test('an event without times takes whole days, however long these are', () => {
  const { start, end } = eventSpan({ startDate: '2027-03-28', endDate: '2027-03-28' }, 'Europe/Warsaw');
  expect([start?.toISOString(), end?.toISOString()]).toEqual([
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ]);
  expect(eventSpan({}, 'Europe/Warsaw')).toEqual({ start: undefined, end: undefined });
});
