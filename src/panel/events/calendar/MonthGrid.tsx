import Box from '@mui/material/Box';
import { useRef } from 'react';
import { dateFormat } from '../../kit/format/formatDate.ts';
import type { EventListItem } from '../Event.ts';
import { DayCell } from './DayCell.tsx';
import { useDayFocus } from './useDayFocus.ts';
import { weekParts } from './weekParts.ts';

interface MonthGridProps {
  /** Id of the month's heading. */
  readonly labelledBy: string;
  readonly month: string;
  readonly weeks: readonly (readonly string[])[];
  readonly today: string;
  readonly events: readonly EventListItem[];
  readonly isBusy: boolean;
  readonly onShow: (month: string) => void;
}

export function MonthGrid({ labelledBy, month, weeks, today, events, isBusy, onShow }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const { day: focused, onKeyDown } = useDayFocus({ grid, month, today, onShow });

  return (
    <Box
      component="table"
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      sx={tableSx}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, 'long')}>
              {formatWeekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week[0]} week={week} month={month} today={today} focused={focused} events={events} />
        ))}
      </tbody>
    </Box>
  );
}

const tableSx = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& th': { p: 1, typography: 'body2', fontWeight: 500, color: 'text.secondary', textAlign: 'left' },
  '& td': { borderTop: 1, borderLeft: 1, borderColor: 'divider' },
  '& td:first-of-type': { borderLeft: 0 },
};

/** @param date any day of that weekday, `YYYY-MM-DD` */
function formatWeekday(date: string, weekday: 'short' | 'long'): string {
  return dateFormat({ weekday, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

interface WeekRowProps {
  readonly week: readonly string[];
  readonly month: string;
  readonly today: string;
  /** The day in the tab order. */
  readonly focused: string;
  readonly events: readonly EventListItem[];
}

/** Maximum number of events shown per day. */
const mostSeen = 3;

function WeekRow({ week, month, today, focused, events }: WeekRowProps) {
  const parts = weekParts(week, events);
  const lanes = Math.max(0, ...[...parts.values()].flat().map(({ lane }) => lane + 1));
  // If not all lanes fit, the last one is used for the "more" button on every day of the week, because hiding
  // a lane on some days only would split its bar.
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
