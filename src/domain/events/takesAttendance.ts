import { type DatedEvent, eventPhase } from './eventPhase.ts';
import { eventSpan } from './eventSpan.ts';

/** How long after its end an event's attendance can be put right: then reports have been written. */
export const CORRECTION_DAYS = 90;

/** Whether it can be recorded now who has come to an event: once it has begun, and for some time after its end. */
export function takesAttendance(event: DatedEvent, timeZone: string, now: Date): boolean {
  const phase = eventPhase(event, timeZone, now);
  if (phase !== 'running' && phase !== 'over' && phase !== 'finished') return false;
  const { end } = eventSpan(event, timeZone);
  return end === undefined || now.getTime() < end.getTime() + CORRECTION_DAYS * 24 * 60 * 60_000;
}
