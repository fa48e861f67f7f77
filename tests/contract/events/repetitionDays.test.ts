import { describe, expect, test } from 'vitest';
import { repetitionDays } from '../../../src/domain/events/repetitionDays.ts';

describe('the days of a series', () => {
  test.each([
    ['weekly', '2026-12-22', ['2026-12-22', '2026-12-29', '2027-01-05']],
    // over the night when the clock changes
    ['biweekly', '2027-03-21', ['2027-03-21', '2027-04-04', '2027-04-18']],
    ['monthlyByDate', '2027-11-12', ['2027-11-12', '2027-12-12', '2028-01-12']],
    // the last day of a shorter month, and the 31st again after it
    ['monthlyByDate', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    // the second Saturday
    ['monthlyByWeekday', '2027-01-09', ['2027-01-09', '2027-02-13', '2027-03-13', '2027-04-10']],
    // the first Monday, which is the first day once
    ['monthlyByWeekday', '2027-02-01', ['2027-02-01', '2027-03-01', '2027-04-05']],
    // a fifth Saturday is the last one
    [
      'monthlyByWeekday',
      '2027-01-30',
      ['2027-01-30', '2027-02-27', '2027-03-27', '2027-04-24', '2027-05-29'],
    ],
  ] as const)('%s from %s', (frequency, start, days) => {
    expect(repetitionDays(start, frequency, days.length)).toEqual(days);
  });
});
