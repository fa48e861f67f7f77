import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

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

/** By language and options. To make one takes longer than to draw the cell that its date is for. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Without breaks: where a line has to end, it ends between date and time. */
function formatIn(date: Date, options: Intl.DateTimeFormatOptions): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return formatOf(options).format(date).replaceAll(' ', '\u00a0');
}

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = activeLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), options);
  formats.set(key, format);
  return format;
}
