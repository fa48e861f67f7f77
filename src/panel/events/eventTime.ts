import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { dateFormat } from '../kit/format/formatDate.ts';

/** Period of an event in local time: `sob., 15 maja 2027, 10:00–13:30`. Empty without a date. */
export function formatEventTime({
  startDate,
  eventStart,
  endDate,
  eventEnd,
}: EventTimes): string | undefined {
  if (!startDate) return undefined;
  const lasts = endDate && endDate !== startDate;
  const start = eventStart || (!lasts && eventEnd ? '00:00' : undefined);
  const from = joined(shortDay(startDate), start && formatClock(start));
  // A line may end with the dash, but not start with it.
  if (lasts) return `${from}\u00a0– ${joined(shortDay(endDate), eventEnd && formatClock(eventEnd))}`;
  return eventEnd ? `${from}–${formatClock(eventEnd)}` : from;
}

/** Localises a time of the contract, `HH:mm`. */
export function formatClock(time: string): string {
  return format(`1970-01-01T${time}:00Z`, { timeStyle: 'short' });
}

function shortDay(date: string): string {
  return format(`${date}T00:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats local time as if it were UTC, so that clock changes do not shift it. Uses non-breaking spaces. */
function format(shown: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' })
    .format(new Date(shown))
    .replaceAll(' ', '\u00a0');
}

function joined(day: string, time: string | null | undefined): string {
  return time ? `${day}, ${time}` : day;
}

/** @param date `YYYY-MM-DD` @example formatDay('2026-11-03') // 'wtorek, 3 listopada' */
export function formatDay(date: string): string {
  return dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
