import type { EventListItem } from '../Event.ts';
import { DayCell } from './DayCell.tsx';
import { weekParts } from './weekParts.ts';

interface WeekRowProps {
  readonly week: readonly string[];
  readonly month: string;
  readonly today: string;
  /** The day that the Tab key stops at. */
  readonly focused: string;
  readonly events: readonly EventListItem[];
}

/** As many events are seen on a day. */
const mostSeen = 3;

export function WeekRow({ week, month, today, focused, events }: WeekRowProps) {
  const parts = weekParts(week, events);
  const lanes = Math.max(0, ...[...parts.values()].flat().map(({ lane }) => lane + 1));
  // Where not all have room, the last line is for the button behind which the others are: for all of the week, because
  // a bar that a day of its own left out would be two.
  const seen = lanes > mostSeen ? mostSeen - 1 : mostSeen;
  return (
    <tr>
      {week.map((day) => (
        <DayCell
          key={day}
          day={day}
          parts={parts.get(day) ?? []}
          lanes={seen}
          isToday={day === today}
          isOutside={!day.startsWith(month)}
          isFocused={day === focused}
        />
      ))}
    </tr>
  );
}
