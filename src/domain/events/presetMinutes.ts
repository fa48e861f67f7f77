import { type EventTimes, eventSpan } from './eventPhase.ts';

const LONGEST_MINUTES = 24 * 60;

/**
 * Minutes that whoever came to an event gave, until somebody says otherwise: its length. Null where its times are not known, or
 * where it is longer than a day, of which nobody knows the hours.
 *
 * @param timeZone of the foundation
 */
export function presetMinutes(event: EventTimes, timeZone: string): number | null {
  const { start, end } = eventSpan(event, timeZone);
  if (!start || !end || !event.eventStart || !event.eventEnd) return null;
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
