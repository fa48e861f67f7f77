import { type EventTimes, eventSpan } from './eventPhase.ts';
import { type TimeIssue, timeIssues } from './publishIssues.ts';

/** Of an event, as the contract has it. */
export const MOST_SHIFTS = 20;

/** A reason why a shift's times are refused. */
export interface ShiftIssue {
  readonly field: keyof EventTimes;
  /** Key under `validation` in i18n. */
  readonly key: TimeIssue['key'] | 'withinEvent';
}

/**
 * Checks a shift's times: they have to exist, and to lie within those of its event. Of an event without an end only the start counts.
 *
 * @param timeZone of the foundation
 */
export function shiftIssues(shift: EventTimes, event: EventTimes, timeZone: string): ShiftIssue[] {
  const impossible = timeIssues(shift, timeZone);
  if (impossible.length > 0) return impossible;
  const own = eventSpan(shift, timeZone);
  const whole = eventSpan(event, timeZone);
  const isEarly = !whole.start || (own.start && own.start < whole.start);
  const isLate = whole.end && own.end && own.end > whole.end;
  const isOtherDay = (day: 'startDate' | 'endDate') => shift[day] !== event[day];
  return [
    ...(isEarly ? [outside(isOtherDay('startDate') ? 'startDate' : 'eventStart')] : []),
    ...(isLate ? [outside(isOtherDay('endDate') ? 'endDate' : 'eventEnd')] : []),
  ];
}

function outside(field: keyof EventTimes): ShiftIssue {
  return { field, key: 'withinEvent' };
}
