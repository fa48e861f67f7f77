import type { EventTimes } from '../../../domain/events/eventSpan.ts';
import { dateFormat } from '../../kit/format/dateFormat.ts';

/**
 * When an event is, as the clocks of the foundation show it: `sob., 15 maja 2027, 10:00–13:30`. Nothing where
 * no day is set.
 */
export function formatEventTime({
  startDate,
  eventStart,
  endDate,
  eventEnd,
}: EventTimes): string | undefined {
  if (!startDate) return undefined;
  const lasts = endDate && endDate !== startDate;
  const start = eventStart || (!lasts && eventEnd ? '00:00' : undefined);
  const from = joined(formatDay(startDate), start && formatClock(start));
  // A line may end with the dash and does not begin with it.
  if (lasts) return `${from}\u00a0– ${joined(formatDay(endDate), eventEnd && formatClock(eventEnd))}`;
  return eventEnd ? `${from}–${formatClock(eventEnd)}` : from;
}

/** A time of the contract, `HH:mm`, as the language writes it. */
export function formatClock(time: string): string {
  return format(`1970-01-01T${time}:00Z`, { timeStyle: 'short' });
}

function formatDay(date: string): string {
  return format(`${date}T00:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** What the clocks show is taken for UTC, so that no change of summer time comes between. Without breaks inside. */
function format(shown: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' })
    .format(new Date(shown))
    .replaceAll(' ', '\u00a0');
}

function joined(day: string, time: string | null | undefined): string {
  return time ? `${day}, ${time}` : day;
}
