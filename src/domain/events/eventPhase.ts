import { type EventState, stateOf } from './eventRules.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';

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
