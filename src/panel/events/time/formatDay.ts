import { dateFormat } from '../../kit/format/formatDate.ts';

/** @param date `YYYY-MM-DD` @example formatDay('2026-11-03') // 'wtorek, 3 listopada' */
export function formatDay(date: string): string {
  return dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
