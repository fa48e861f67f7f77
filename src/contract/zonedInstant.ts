const day = 24 * 60 * 60_000;

/**
 * The instant of a local date and time in a time zone. A time skipped in spring counts as if the clocks had
 * not changed yet; of a time that occurs twice in autumn the second counts. PostgreSQL, which sorts events
 * into groups, does the same.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 * @param timeZone IANA name
 * @example zonedInstant('2027-05-15', '10:00', 'Europe/Warsaw').toISOString() // '2027-05-15T08:00:00.000Z'
 */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const { found, before } = instantsOf(date, time, timeZone);
  return new Date(found ?? before);
}

/** Whether a local date and time does not exist in a time zone, because the clocks skip it. */
export function isSkipped(date: string, time: string, timeZone: string): boolean {
  return instantsOf(date, time, timeZone).found === undefined;
}

function instantsOf(date: string, time: string, timeZone: string) {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = shown - offsetAt(shown - day, timeZone);
  const after = shown - offsetAt(shown + day, timeZone);
  const found = [after, before].find((instant) => instant + offsetAt(instant, timeZone) === shown);
  return { found, before };
}

/** Cache by time zone: creating a formatter takes longer than rendering an event card. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset of the time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - Math.floor(instant / 60_000) * 60_000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}
