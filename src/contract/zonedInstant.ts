const day = 24 * 60 * 60_000;

/**
 * The instant at which the clocks of a time zone show a date and a time. When summer time begins an hour is
 * missing: a time in it counts as if the clocks had not been changed yet. When it ends an hour comes twice: the second counts.
 * PostgreSQL, which sorts events into their groups, takes both alike.
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

/** Whether the clocks of a time zone never show a date and a time, since they are put forward past it. */
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

/** By time zone. To make one takes longer than to draw the card that its event is on. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of the time zone are ahead of UTC, in milliseconds. */
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
