import { isSkipped } from '../../contract/zonedInstant.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';

/** Why an event cannot be when it says. */
export interface TimeFault {
  readonly field: keyof EventTimes;
  /** Key under `validation` in i18n. */
  readonly key: 'skippedDay' | 'skippedTime' | 'endAfterStart';
}

/**
 * What is wrong with an event's times by the clocks of a time zone: a day or a time that they skip, or an end that is
 * no instant after the start. As far as they are known; of a time that comes twice the second counts.
 */
export function timeFaults(times: EventTimes, timeZone: string): TimeFault[] {
  const skipped = [...skippedIn(times, 'start', timeZone), ...skippedIn(times, 'end', timeZone)];
  if (skipped.length > 0) return skipped;
  const { start, end } = eventSpan(times, timeZone);
  return start && end && end <= start ? [{ field: endFieldOf(times), key: 'endAfterStart' }] : [];
}

const fields = {
  start: { date: 'startDate', time: 'eventStart' },
  end: { date: 'endDate', time: 'eventEnd' },
} as const;

function skippedIn(times: EventTimes, which: keyof typeof fields, timeZone: string): TimeFault[] {
  const { date: dateField, time: timeField } = fields[which];
  const date = times[dateField];
  const time = times[timeField];
  if (!date) return [];
  const { start, end } = eventSpan({ startDate: date, endDate: date }, timeZone);
  if (start && end && end <= start) return [{ field: dateField, key: 'skippedDay' }];
  return time && isSkipped(date, time, timeZone) ? [{ field: timeField, key: 'skippedTime' }] : [];
}

/** The field of an event that is to be changed when its end is wrong: of an event within one day, the time. */
export function endFieldOf({ startDate, endDate, eventEnd }: EventTimes): 'endDate' | 'eventEnd' {
  return eventEnd && endDate === startDate ? 'eventEnd' : 'endDate';
}
