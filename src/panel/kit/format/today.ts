/** The day in the browser's time zone, as forms hold it. @example today() // '2026-11-27' */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
