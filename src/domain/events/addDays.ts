/** Calendar arithmetic in UTC, independent of clock changes. @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** @param month `YYYY-MM` @example addMonths('2026-12', 1) // '2027-01' */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Days from one date to another. @example daysBetween('2026-12-31', '2027-01-02') // 2 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

const DAY = 24 * 60 * 60_000;
