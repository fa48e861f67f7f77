import type { Random } from './Random.ts';

const DAY = 86_400_000;
const NAMED: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Converts days relative to today, as numbers or text, into dates and instants. */
export interface Clock {
  /** `YYYY-MM-DD` in Warsaw, where the demo's foundations are. */
  readonly date: (when: number | string) => string;
  /** A daytime instant of a past day; exact if less than a day ago. */
  readonly instant: (when: number | string) => string;
  /** The instant at `share`, 0 to 1, between one instant and another, or now if that is earlier. */
  readonly between: (from: string, to: string, share: number) => string;
}

export function createClock(now: Date, random: Random): Clock {
  const today = Date.parse(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' }).format(now));
  const date = (when: number | string) => toInstant(today + daysOf(when) * DAY).slice(0, 10);
  return {
    date,
    instant: (when) => {
      const days = daysOf(when);
      if (days > -1) return toInstant(now.getTime() + days * DAY);
      return toInstant(Date.parse(date(days)) + random.integer(7 * 3_600_000, 18 * 3_600_000));
    },
    between: (from, to, share) => {
      const start = Date.parse(from);
      return toInstant(start + (Math.min(Date.parse(to), now.getTime()) - start) * share);
    },
  };
}

/**
 * Days from today of `in 3 days`, `0.2 days ago`, `yesterday`, `today` and `tomorrow`; numbers stay
 * unchanged.
 * @example daysOf('3 days ago') // -3
 */
export function daysOf(when: number | string): number {
  if (typeof when === 'number') return when;
  const [, ahead, ago] = /^(?:in ([\d.]+) days|([\d.]+) days ago)$/.exec(when) ?? [];
  const days = NAMED[when] ?? Number(ahead ?? -Number(ago));
  if (Number.isNaN(days))
    throw new Error(`"${when}" is no day: write "in 3 days", "3 days ago" or "yesterday".`);
  return days;
}

function toInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
