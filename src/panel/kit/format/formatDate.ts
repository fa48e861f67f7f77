import { activeLanguage } from '../../data/language.ts';

/** A date of the contract, `YYYY-MM-DD`, which has no time zone and is the same day everywhere. */
export function formatDate(date: string): string {
  return formatIn(new Date(`${date}T00:00:00Z`), date, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** An instant of the contract, ISO 8601 in UTC, in the time zone of the person who reads it. */
export function formatInstant(instant: string): string {
  return formatIn(new Date(instant), instant, { dateStyle: 'medium', timeStyle: 'short' });
}

function formatIn(date: Date, asGiven: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(date.getTime())) return asGiven;
  return new Intl.DateTimeFormat(activeLanguage(), options).format(date);
}
