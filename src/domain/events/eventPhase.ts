import type { components } from '../../contract/generated/types.ts';
import { zonedInstant } from '../../contract/zonedInstant.ts';
import { addDays } from './addDays.ts';
import { type EventState, stateOf } from './eventRules.ts';

export type DatedEvent = EventTimes & Parameters<typeof stateOf>[0];

/**
 * Phase of an event: its state; an active one is in the future, running, or `over` and about to be finished.
 */
export type EventPhase = Exclude<EventState, 'active'> | 'future' | 'running' | 'over';

/** @param timeZone of the foundation */
export function eventPhase(event: DatedEvent, timeZone: string, now: Date): EventPhase {
  const state = stateOf(event);
  if (state !== 'active') return state;
  const { start, end } = eventSpan(event, timeZone);
  if (end && end <= now) return 'over';
  return start && start <= now ? 'running' : 'future';
}

/** Dates and times of an event; a draft may have none. */
export type EventTimes = Pick<
  components['schemas']['Event'],
  'startDate' | 'eventStart' | 'endDate' | 'eventEnd'
>;

interface EventSpan {
  readonly start: Date | undefined;
  /** Exclusive. */
  readonly end: Date | undefined;
}

/**
 * Start and end of an event. Without times it lasts whole days, including the last; without an end date the
 * end is unknown.
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
      ? zonedInstant(eventEnd ? endDate : addDays(endDate, 1), eventEnd || '00:00', timeZone)
      : undefined,
  };
}
