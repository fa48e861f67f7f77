/** The day in the browser's time zone, as forms hold it. @example today() // '2026-11-27' */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day of an instant in a time zone. @example todayIn('Europe/Warsaw', new Date()) // '2026-11-27' */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('sv', { timeZone }).format(now);
}
