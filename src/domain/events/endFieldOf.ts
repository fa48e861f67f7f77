import type { EventTimes } from './eventSpan.ts';

/** The field of an event that is to be changed when its end is wrong: of an event within one day, the time. */
export function endFieldOf({ startDate, endDate, eventEnd }: EventTimes): 'endDate' | 'eventEnd' {
  return eventEnd && endDate === startDate ? 'eventEnd' : 'endDate';
}
