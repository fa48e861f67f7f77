import { dateFormat } from './dateFormat.ts';

/** A date of the contract, `YYYY-MM-DD`, which has no time zone and is the same day everywhere. */
export function formatDate(date: string): string {
  return formatIn(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) ?? date;
}

/** An instant of the contract, ISO 8601 in UTC, in the time zone of the person who reads it. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  const date = formatIn(at, { dateStyle: 'medium' });
  return date === undefined ? instant : `${date}, ${formatIn(at, { timeStyle: 'short' })}`;
}

/** Without breaks: where a line has to end, it ends between date and time. */
function formatIn(date: Date, options: Intl.DateTimeFormatOptions): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return dateFormat(options).format(date).replaceAll(' ', '\u00a0');
}
