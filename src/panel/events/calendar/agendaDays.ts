import type { EventListItem } from '../Event.ts';
import { eventsByDay } from './eventsByDay.ts';

interface AgendaDay {
  readonly day: string;
  readonly events: readonly EventListItem[];
}

/** The days of a month on which events begin; what has begun before is told of on the first of the month. */
export function agendaDays(events: readonly EventListItem[], month: string): readonly AgendaDay[] {
  const first = `${month}-01`;
  const dayOf = ({ startDate }: EventListItem) => (startDate && startDate > first ? startDate : first);
  const inMonth = events.filter(
    (event) => dayOf(event).startsWith(month) && (event.endDate ?? event.startDate ?? '') >= first,
  );
  const days = [...new Set(inMonth.map(dayOf))].sort();
  const byDay = eventsByDay(inMonth, days);
  return days.map((day) => ({
    day,
    events: (byDay.get(day) ?? []).filter((event) => dayOf(event) === day),
  }));
}
