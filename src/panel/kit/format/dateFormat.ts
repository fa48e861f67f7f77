import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

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
