import { type DatedEvent, eventPhase } from './eventPhase.ts';
import { eventSpan } from './eventSpan.ts';

/** Days after an event's end in which attendance can be corrected; reports are written after that. */
export const CORRECTION_DAYS = 90;

/** Whether attendance can be recorded now: from the event's start until some time after its end. */
export function takesAttendance(event: DatedEvent, timeZone: string, now: Date): boolean {
  const phase = eventPhase(event, timeZone, now);
  if (phase !== 'running' && phase !== 'over' && phase !== 'finished') return false;
  const { end } = eventSpan(event, timeZone);
  return end === undefined || now.getTime() < end.getTime() + CORRECTION_DAYS * 24 * 60 * 60_000;
}
