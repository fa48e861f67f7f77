import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { EventListItem } from '../Event.ts';
import { formatWeekday } from '../time/formatWeekday.ts';
import { useDayFocus } from './useDayFocus.ts';
import { WeekRow } from './WeekRow.tsx';

interface MonthGridProps {
  /** Id of the month's name. */
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
