import type { components } from '../../contract/generated/types.ts';
import { zonedInstant } from '../../contract/zonedInstant.ts';

/** What tells when an event is; a draft may know none of it. */
export type EventTimes = Pick<
  components['schemas']['Event'],
  'startDate' | 'eventStart' | 'endDate' | 'eventEnd'
>;

export interface EventSpan {
  readonly start: Date | undefined;
  /** The first moment after it. */
  readonly end: Date | undefined;
}

/**
 * When an event begins and ends. Without times it takes whole days, its last one to the end; without a last
 * day nothing is known of its end.
 *
 * @param timeZone of the foundation
 */
export function eventSpan(
  { startDate, eventStart, endDate, eventEnd }: EventTimes,
  timeZone: string,
): EventSpan {
  return {
    start: startDate ? zonedInstant(startDate, eventStart || '00:00', timeZone) : undefined,
    end: endDate
      ? zonedInstant(eventEnd ? endDate : dayAfter(endDate), eventEnd || '00:00', timeZone)
      : undefined,
  };
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
