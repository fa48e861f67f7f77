import { dateFormat } from '../../kit/format/dateFormat.ts';

/**
 * Month and year, without the word for year that some languages put after it: a head says it as well.
 *
 * @param month `YYYY-MM`
 * @example formatMonth('2026-11') // 'listopad 2026'
 */
export function formatMonth(month: string): string {
  const name = dateFormat({ month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
}
