import type { Random } from '../../src/server/demo/Random.ts';

const DAY = 86_400_000;

/** The time over which the records of a run came in, one after the other. */
export interface Span {
  /** The end, in milliseconds. */
  readonly end: number;
  /** When the record with this number came in. Later numbers are later, so that indexes grow at their end. */
  readonly instantOf: (index: number, random: Random) => string;
}

/**
 * `days` until the beginning of today, so that runs on one day give the same.
 * @param count how many records come in
 */
export function spanOf(days: number, count: number, now: Date): Span {
  const end = Math.floor(now.getTime() / DAY) * DAY;
  const step = (days * DAY) / count;
  return {
    end,
    instantOf: (index, random) => new Date(end - days * DAY + (index + random.next()) * step).toISOString(),
  };
}
