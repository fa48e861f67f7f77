import type { Random } from './Random.ts';

const DAY = 86_400_000;

/** Turns the days of a plan, counted from today, into dates and instants. */
export interface Clock {
  /** `YYYY-MM-DD` in Warsaw, where the demo's foundations are. */
  readonly date: (day: number) => string;
  /** Some moment between morning and evening of a past day; less than a day ago it is exact. */
  readonly instant: (day: number) => string;
  /** `HH:mm` of a past day, rather late: read as UTC, it lies behind the same time in Warsaw. */
  readonly instantAt: (day: number, time: string) => string;
  /** The moment `share`, 0 to 1, of the way from one instant to another or to now, whichever is sooner. */
  readonly between: (from: string, to: string, share: number) => string;
}

export function createClock(now: Date, random: Random): Clock {
  const inWarsaw = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });
  const today = Date.parse(inWarsaw.format(now));
  const date = (day: number) => toInstant(today + day * DAY).slice(0, 10);
  return {
    date,
    instant: (day) => {
      if (day > -1) return toInstant(now.getTime() + day * DAY);
      const milliseconds = random.integer(7 * 3_600_000, 18 * 3_600_000);
      return toInstant(Date.parse(date(day)) + milliseconds);
    },
    instantAt: (day, time) => `${date(day)}T${time}:00.000Z`,
    between: (from, to, share) => {
      const start = Date.parse(from);
      return toInstant(start + (Math.min(Date.parse(to), now.getTime()) - start) * share);
    },
  };
}

function toInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
