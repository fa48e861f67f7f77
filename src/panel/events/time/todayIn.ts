/** @returns `YYYY-MM-DD` as it is in the time zone, which may be another day than here */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
}
