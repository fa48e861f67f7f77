import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

/**
 * Month and year, without the word for year that some languages put after it: a head says it as well.
 *
 * @param month `YYYY-MM`
 * @example formatMonth('2026-11') // 'listopad 2026'
 */
export function formatMonth(month: string): string {
  const name = new Intl.DateTimeFormat(dateLocale(activeLanguage()), { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
}
