import { dateFormat } from './dateFormat.ts';

/**
 * Name of a month: `listopad 2026`, or `lis` on an axis.
 * @param month `YYYY-MM`
 */
export function formatMonth(month: string, length: 'long' | 'short' = 'long'): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return dateFormat({
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}
