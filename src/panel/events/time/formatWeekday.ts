import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

/** @param date some day of that name, `YYYY-MM-DD` */
export function formatWeekday(date: string, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(dateLocale(activeLanguage()), { weekday, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
