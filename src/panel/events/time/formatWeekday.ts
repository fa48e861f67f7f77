import { dateFormat } from '../../kit/format/dateFormat.ts';

/** @param date some day of that name, `YYYY-MM-DD` */
export function formatWeekday(date: string, weekday: 'short' | 'long'): string {
  return dateFormat({ weekday, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
