import { dateFormat } from './dateFormat.ts';

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
