import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

/** By language and options. To make one takes longer than to draw the cell that its date is for. */
const known = new Map<string, Intl.DateTimeFormat>();

/** How the language writes dates, made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = activeLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(dateLocale(language), options);
  known.set(key, format);
  return format;
}
