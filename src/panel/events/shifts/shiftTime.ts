import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import type { Event } from '../Event.ts';
import { formatClock, formatEventTime } from '../eventTime.ts';

export type Shift = Event['shifts'][number];

/** When a shift is: the hours alone where its event has one day, or none yet. */
export function formatShiftTime(shift: Shift, { startDate, endDate }: EventTimes): string {
  const { eventStart, eventEnd } = shift;
  const hours = `${formatClock(eventStart)}–${formatClock(eventEnd)}`;
  return startDate === endDate ? hours : (formatEventTime(shift) ?? hours);
}

/** A shift in words. @example `Wydawanie posiłków, 10:00–12:00` */
export function shiftName(shift: Shift, event: EventTimes): string {
  return `${shift.role}, ${formatShiftTime(shift, event)}`;
}
