import { type EventState, stateOf } from './eventRules.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';

export type DatedEvent = EventTimes & Parameters<typeof stateOf>[0];

/** Where an event stands now: its state, and of an active one whether it runs, or is `over` and about to be finished. */
export type EventPhase = Exclude<EventState, 'active'> | 'future' | 'running' | 'over';

/** @param timeZone of the foundation */
export function eventPhase(event: DatedEvent, timeZone: string, now: Date): EventPhase {
  const state = stateOf(event);
  if (state !== 'active') return state;
  const { start, end } = eventSpan(event, timeZone);
  if (end && end <= now) return 'over';
  return start && start <= now ? 'running' : 'future';
}
