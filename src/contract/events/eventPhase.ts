import type { components } from '../generated/types.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';

export type EventState = EventTimes & Pick<components['schemas']['Event'], 'status' | 'cancelledAt'>;

/** Where an event stands: `over` has ended, and is about to be finished. A cancelled one is that and nothing else. */
export type EventPhase = 'draft' | 'future' | 'running' | 'over' | 'finished' | 'cancelled';

/** @param timeZone of the foundation */
export function eventPhase(event: EventState, timeZone: string, now: Date): EventPhase {
  if (event.cancelledAt) return 'cancelled';
  if (event.status !== 'active') return event.status;
  const { start, end } = eventSpan(event, timeZone);
  if (end && end <= now) return 'over';
  return start && start <= now ? 'running' : 'future';
}
