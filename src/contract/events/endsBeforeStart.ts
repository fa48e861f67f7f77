import type { EventTimes } from './eventSpan.ts';

/** Whether an event has no length, or less: by its clock, as far as both ends are known. */
export function endsBeforeStart({ startDate, eventStart, endDate, eventEnd }: EventTimes): boolean {
  if (!startDate || !endDate) return false;
  return `${endDate} ${eventEnd || '24:00'}` <= `${startDate} ${eventStart || '00:00'}`;
}
