/** Calendar arithmetic in UTC, independent of clock changes. @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
