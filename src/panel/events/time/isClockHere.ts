/** Whether clocks here, where the browser is, show the same at an instant as those of a time zone. */
export function isClockHere(timeZone: string, at: Date): boolean {
  const show = (zone?: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return show(timeZone) === show();
}
