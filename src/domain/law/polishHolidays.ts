import { gregorianEaster } from 'date-easter';
import { addDays } from '../events/addDays.ts';

/** The same day of each year: month and day, and the first year in which it is free. */
const fixed: readonly (readonly [day: string, since?: number])[] = [
  ['01-01'],
  ['01-06', 2011],
  ['05-01'],
  ['05-03'],
  ['08-15'],
  ['11-01'],
  ['11-11'],
  ['12-24', 2025],
  ['12-25'],
  ['12-26'],
];

/** Days after Easter: Easter itself and the day after, Pentecost, Corpus Christi. */
const moving = [0, 1, 49, 60];

/**
 * Whether a day is a public holiday of Poland (Act of 18 January 1951 on days free from work, art. 1, with Sundays left out).
 * @param date `YYYY-MM-DD`
 */
export function isPolishHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  if (fixed.some(([day, since = 0]) => date.slice(5) === day && year >= since)) return true;
  const { month, day } = gregorianEaster(year);
  const easter = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return moving.some((days) => addDays(easter, days) === date);
}
