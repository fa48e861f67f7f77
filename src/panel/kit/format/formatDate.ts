import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';
import { numberFormat } from './formatNumber.ts';

/** A date of the contract, `YYYY-MM-DD`. It has no time zone, so it is formatted as UTC. */
export function formatDate(date: string): string {
  return formatIn(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) ?? date;
}

/** An instant of the contract, ISO 8601 in UTC, in the user's time zone. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  const date = formatIn(at, { dateStyle: 'medium' });
  return date === undefined ? instant : `${date}, ${formatIn(at, { timeStyle: 'short' })}`;
}

/** Uses non-breaking spaces, so that a line only breaks between date and time. */
function formatIn(date: Date, options: Intl.DateTimeFormatOptions): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return dateFormat(options).format(date).replaceAll(' ', '\u00a0');
}

/** Cache by language and options: creating a formatter takes longer than rendering a table cell. */
const known = new Map<string, Intl.DateTimeFormat>();

/** Cached date formatter of the panel's language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = activeLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), options);
  known.set(key, format);
  return format;
}

/**
 * Name of a month: `listopad 2026`, `listopad` where the year is known, or `lis` on an axis.
 * @param month `YYYY-MM`
 */
export function formatMonth(month: string, length: 'long' | 'name' | 'short' = 'long'): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return dateFormat({
    month: length === 'short' ? 'short' : 'long',
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}

const second = 1000;
const day = 24 * 60 * 60 * second;
const units = [
  { unit: 'year', length: 365 * day },
  { unit: 'month', length: 30 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: 60 * 60 * second },
  { unit: 'minute', length: 60 * second },
] as const;

/** Distance of an instant from now in the largest whole unit, rounded down: `za 13 dni`, `2 godziny temu`. */
export function formatFromNow(instant: string, now = Date.now()): string {
  const distance = new Date(instant).getTime() - now;
  if (Number.isNaN(distance)) return instant;
  const fitting = units.find(({ length }) => Math.abs(distance) >= length);
  const { unit, length } = fitting ?? { unit: 'second', length: second };
  return new Intl.RelativeTimeFormat(activeLanguage()).format(Math.trunc(distance / length), unit);
}

/** Distance of a day from today in days, as calendars count them: `za 3 dni`, `dzisiaj`, `2 dni temu`. */
export function formatDaysFromNow(days: number): string {
  const numeric = days === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(activeLanguage(), { numeric }).format(days, 'day');
}

/**
 * Full years since a date of birth, with the language's plural: `32 lata`.
 * @param dateOfBirth `YYYY-MM-DD`
 */
export function formatAge(dateOfBirth: string, today = new Date()): string {
  return numberFormat({ style: 'unit', unit: 'year', unitDisplay: 'long' }).format(
    yearsSince(dateOfBirth, today),
  );
}

function yearsSince(date: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}
