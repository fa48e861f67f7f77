import { expect, test } from 'vitest';
import { timeIssues } from '../../../src/domain/events/publishIssues.ts';

const day = (date: string, eventStart: string | null, eventEnd: string | null) => ({
  ...{ startDate: date, endDate: date },
  ...{ eventStart, eventEnd },
});
const found = (times: ReturnType<typeof day>, timeZone: string) =>
  timeIssues(times, timeZone).map(({ field, key }) => `${field} ${key}`);

test.each([
  // The hour that is missing, in spring.
  ['Europe/Warsaw', day('2027-03-28', '02:30', '03:15'), ['eventStart skippedTime']],
  ['Europe/Warsaw', day('2027-03-28', '01:30', '02:59'), ['eventEnd skippedTime']],
  ['Europe/Warsaw', day('2027-03-28', '02:00', '02:30'), ['eventStart skippedTime', 'eventEnd skippedTime']],
  ['Europe/Warsaw', day('2027-03-28', '01:59', '03:00'), []],
  // Half an hour.
  ['Australia/Lord_Howe', day('2027-10-03', '02:15', '04:00'), ['eventStart skippedTime']],
  ['Australia/Lord_Howe', day('2027-10-03', '02:30', '04:00'), []],
  // South of the equator spring is in autumn, and here midnight itself is missing.
  ['America/Santiago', day('2027-09-05', '00:30', '02:00'), ['eventStart skippedTime']],
  ['America/Santiago', day('2027-09-05', null, null), []],
  ['Australia/Sydney', day('2027-10-03', '02:30', '04:00'), ['eventStart skippedTime']],
  ['Australia/Sydney', day('2027-03-28', '02:30', '03:15'), []],
  // A whole day: the islands went from one side of the date line to the other.
  ['Pacific/Apia', day('2011-12-30', null, null), ['startDate skippedDay', 'endDate skippedDay']],
  ['Pacific/Apia', day('2011-12-30', '10:00', '12:00'), ['startDate skippedDay', 'endDate skippedDay']],
  ['Pacific/Apia', day('2011-12-29', '10:00', '12:00'), []],
  ['Pacific/Apia', day('2011-12-31', '00:00', '12:00'), []],
  ['UTC', day('2027-03-28', '02:30', '03:15'), []],
  ['UTC', day('2027-03-28', '02:30', '02:30'), ['eventEnd endAfterStart']],
  ['Asia/Kolkata', day('2027-03-28', '02:30', '03:15'), []],
  // Of an hour that comes twice the second counts, for the start and for the end.
  ['Europe/Warsaw', day('2027-10-31', '02:30', '02:45'), []],
  ['Europe/Warsaw', day('2027-10-31', '01:30', '02:30'), []],
  ['Europe/Warsaw', day('2027-10-31', '02:45', '02:30'), ['eventEnd endAfterStart']],
])('%s, %j', (timeZone, times, issues) => {
  expect(found(times, timeZone)).toEqual(issues);
});

test('an event of several days ends after it starts by instants, and only where both are known', () => {
  const zone = 'Europe/Warsaw';
  const times = { startDate: '2027-03-27', eventStart: '23:00', endDate: '2027-03-28', eventEnd: '03:00' };
  expect(timeIssues(times, zone)).toEqual([]);
  expect(timeIssues({ ...times, endDate: '2027-03-26' }, zone)).toEqual([
    { field: 'endDate', key: 'endAfterStart' },
  ]);
  expect(timeIssues({ endDate: '2027-03-26' }, zone)).toEqual([]);
  expect(timeIssues({ startDate: null, eventStart: '02:30' }, zone)).toEqual([]);
});

test('every minute of the two days on which clocks change is told apart', () => {
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  const skipped = (date: string, timeZone: string) =>
    minutes.filter((minute) => timeIssues({ startDate: date, eventStart: minute }, timeZone).length > 0);
  expect(skipped('2027-03-28', 'Europe/Warsaw')).toEqual(minutes.slice(120, 180));
  expect(skipped('2027-10-31', 'Europe/Warsaw')).toEqual([]);
  expect(skipped('2027-10-03', 'Australia/Lord_Howe')).toEqual(minutes.slice(120, 150));
});
