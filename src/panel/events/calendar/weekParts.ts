import type { EventListItem } from '../Event.ts';

/** An event on one day of a week. */
export interface EventPart {
  readonly event: EventListItem;
  /** Row within the week, the same on each of its days. */
  readonly lane: number;
  /** Number of days in this week from here on; 0 on its later days. */
  readonly days: number;
  /** Whether this is the event's first day. */
  readonly begins: boolean;
  /** Whether it continues the next day. */
  readonly goesOn: boolean;
}

/**
 * Arranges events in a week: each gets one lane for all its days, to be drawn as one bar. Events that start
 * earlier or last longer lie above.
 */
export function weekParts(
  week: readonly string[],
  events: readonly EventListItem[],
): ReadonlyMap<string, readonly EventPart[]> {
  const monday = week[0] ?? '';
  const sunday = week.at(-1) ?? '';
  const parts = new Map(week.map((day): [string, EventPart[]] => [day, []]));
  /** Last day on which each lane is taken. */
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
