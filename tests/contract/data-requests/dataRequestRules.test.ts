import { describe, expect, test } from 'vitest';
import { dueOn, isExtendable, urgencyOf } from '../../../src/domain/data-requests/dataRequestRules.ts';
import { isPolishHoliday } from '../../../src/domain/law/polishHolidays.ts';

describe('a request about data', () => {
  test.for([
    ['2026-09-15', '2026-10-15', 'the same day of the next month'],
    ['2026-08-31', '2026-09-30', 'the last of a shorter month'],
    ['2026-01-31', '2026-03-02', '28 February is a Saturday'],
    ['2028-01-31', '2028-02-29', 'a leap year'],
    ['2027-01-29', '2027-03-01', '28 February is a Sunday'],
    ['2026-02-28', '2026-03-30', '28 March is a Saturday'],
    ['2026-12-01', '2027-01-04', '1 January is a holiday, then comes a weekend'],
    ['2026-11-06', '2026-12-07', '6 December is a Sunday'],
    ['2026-11-24', '2026-12-28', 'Christmas Eve, two days of Christmas, a Sunday'],
    ['2024-11-24', '2024-12-24', 'Christmas Eve was a working day until 2025'],
    ['2026-03-06', '2026-04-07', 'Easter Monday'],
    ['2026-05-04', '2026-06-05', 'Corpus Christi'],
    ['2026-04-03', '2026-05-04', 'Constitution Day on a Sunday'],
    ['2026-12-31', '2027-02-01', 'over the year, and 31 January is a Sunday'],
  ] as const)('received on %s is to be answered by %s: %s', ([receivedOn, due]) => {
    expect(dueOn(receivedOn, false)).toBe(due);
  });

  test.for([
    ['2026-09-15', '2026-12-15'],
    ['2026-11-30', '2027-03-01'],
    ['2027-11-30', '2028-02-29'],
    ['2026-08-01', '2026-11-02'],
  ] as const)('received on %s and extended is to be answered by %s', ([receivedOn, due]) => {
    expect(dueOn(receivedOn, true)).toBe(due);
  });

  test('is extended once, while its first month runs', () => {
    const request = { status: 'open', receivedOn: '2026-09-15', extendedOn: null } as const;
    expect(isExtendable(request, '2026-10-15')).toBe(true);
    expect(isExtendable(request, '2026-10-16')).toBe(false);
    expect(isExtendable({ ...request, extendedOn: '2026-09-20' }, '2026-09-21')).toBe(false);
    expect(isExtendable({ ...request, status: 'refused' }, '2026-09-21')).toBe(false);
  });

  test.for([
    [30, 'calm'],
    [8, 'calm'],
    [7, 'soon'],
    [0, 'soon'],
    [-1, 'overdue'],
  ] as const)('with %s days left is %s', ([days, urgency]) => {
    expect(urgencyOf(days)).toBe(urgency);
  });
});

test.for([
  ['2011-01-06', true],
  ['2010-01-06', false],
  ['2026-04-05', true],
  ['2026-04-06', true],
  ['2026-04-03', false],
  ['2026-05-24', true],
  ['2026-05-25', false],
  ['2027-05-27', true],
  ['2026-11-11', true],
  ['2026-11-12', false],
] as const)('%s is a holiday of Poland: %s', ([date, isHoliday]) => {
  expect(isPolishHoliday(date)).toBe(isHoliday);
});
