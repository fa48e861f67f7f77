import { isBlank } from '../../contract/isBlank.ts';
import { isSkipped } from '../../contract/zonedInstant.ts';
import { type EventTimes, eventSpan } from './eventPhase.ts';

/** A reason why an event cannot be published. */
export interface PublishIssue {
  readonly field: string;
  /** Key under `validation` in i18n. */
  readonly key: 'required' | 'endInFuture' | TimeIssue['key'];
}

interface PublishRule {
  /** Fields required by the contract's `PublishableEvent`. */
  readonly required: readonly string[];
  /** Time zone of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** What prevents an event from being published: missing fields, invalid times, or an end in the past. */
export function publishIssues(
  event: EventTimes & Readonly<Record<string, unknown>>,
  { required, timeZone, now }: PublishRule,
): PublishIssue[] {
  const missing = required.filter((field) => isBlank(event[field]));
  const { end } = eventSpan(event, timeZone);
  const impossible = timeIssues(event, timeZone);
  const isPast = impossible.length === 0 && end !== undefined && end <= now;
  return [
    ...missing.map((field): PublishIssue => ({ field, key: 'required' })),
    ...impossible,
    ...(isPast ? [{ field: endFieldOf(event), key: 'endInFuture' } as const] : []),
  ];
}

/** A reason why an event's times are invalid. */
export interface TimeIssue {
  readonly field: keyof EventTimes;
  /** Key under `validation` in i18n. */
  readonly key: 'skippedDay' | 'skippedTime' | 'endAfterStart';
}

/**
 * Checks an event's times in a time zone: a day or time that the clocks skip, or an end that is not after the
 * start. Ignores unknown times; of a time that occurs twice the second counts.
 */
export function timeIssues(times: EventTimes, timeZone: string): TimeIssue[] {
  const skipped = [...skippedIn(times, 'start', timeZone), ...skippedIn(times, 'end', timeZone)];
  if (skipped.length > 0) return skipped;
  const { start, end } = eventSpan(times, timeZone);
  return start && end && end <= start ? [{ field: endFieldOf(times), key: 'endAfterStart' }] : [];
}

const fields = {
  start: { date: 'startDate', time: 'eventStart' },
  end: { date: 'endDate', time: 'eventEnd' },
} as const;

function skippedIn(times: EventTimes, which: keyof typeof fields, timeZone: string): TimeIssue[] {
  const { date: dateField, time: timeField } = fields[which];
  const date = times[dateField];
  const time = times[timeField];
  if (!date) return [];
  const { start, end } = eventSpan({ startDate: date, endDate: date }, timeZone);
  if (start && end && end <= start) return [{ field: dateField, key: 'skippedDay' }];
  return time && isSkipped(date, time, timeZone) ? [{ field: timeField, key: 'skippedTime' }] : [];
}

/** The field to correct if the end is wrong: for a one-day event, the time. */
export function endFieldOf({ startDate, endDate, eventEnd }: EventTimes): 'endDate' | 'eventEnd' {
  return eventEnd && endDate === startDate ? 'eventEnd' : 'endDate';
}
