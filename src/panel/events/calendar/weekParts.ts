import type { EventListItem } from '../Event.ts';

/** An event on one day of a week. */
export interface EventPart {
  readonly event: EventListItem;
  /** In which line of the day, the same on each of its days. */
  readonly lane: number;
  /** How many days of the week it has from this one on; 0 where it only goes on. */
  readonly days: number;
  /** Whether this is its first day of all. */
  readonly begins: boolean;
  /** Whether it goes on tomorrow. */
  readonly goesOn: boolean;
}

/**
 * How events lie in a week: each in one lane on all of its days, so that it can be drawn as one bar. What goes on for
 * longer lies above what is over the same day.
 */
export function weekParts(
  week: readonly string[],
  events: readonly EventListItem[],
): ReadonlyMap<string, readonly EventPart[]> {
  const monday = week[0] ?? '';
  const sunday = week.at(-1) ?? '';
  const parts = new Map(week.map((day): [string, EventPart[]] => [day, []]));
  /** Until when each lane is taken. */
  const taken: string[] = [];

  for (const event of [...events].sort(byBeginning)) {
    const { startDate } = event;
    if (!startDate || startDate > sunday || lastDayOf(event) < monday) continue;
    const days = week.filter((day) => startDate <= day && day <= lastDayOf(event));
    const free = taken.findIndex((until) => until < (days[0] ?? ''));
    const lane = free < 0 ? taken.length : free;
    taken[lane] = days.at(-1) ?? '';
    for (const [index, day] of days.entries()) {
      parts.get(day)?.push({
        event,
        lane,
        days: index === 0 ? days.length : 0,
        begins: day === startDate,
        goesOn: day < lastDayOf(event),
      });
    }
  }
  return parts;
}

function lastDayOf({ startDate, endDate }: EventListItem): string {
  return endDate ?? startDate ?? '';
}

function byBeginning(one: EventListItem, other: EventListItem): number {
  return (
    compare(one.startDate, other.startDate) ||
    compare(lastDayOf(other), lastDayOf(one)) ||
    compare(one.eventStart, other.eventStart) ||
    compare(one.title, other.title)
  );
}

function compare(one: string | null | undefined, other: string | null | undefined): number {
  return (one ?? '').localeCompare(other ?? '');
}
