import type { EventListItem } from '../Event.ts';

/**
 * The events of each of the days: first those that begin on it, by their time, then those that go on.
 *
 * @param days in their order
 */
export function eventsByDay(
  events: readonly EventListItem[],
  days: readonly string[],
): ReadonlyMap<string, readonly EventListItem[]> {
  return new Map(
    days.map((day) => [
      day,
      events
        .filter(({ startDate, endDate }) => startDate && startDate <= day && day <= (endDate ?? startDate))
        .sort((a, b) => orderOn(day, a).localeCompare(orderOn(day, b))),
    ]),
  );
}

/** What goes on comes after what begins. */
function orderOn(day: string, { startDate, eventStart, title }: EventListItem): string {
  return startDate === day ? `0 ${eventStart ?? ''} ${title}` : `1 ${title}`;
}
