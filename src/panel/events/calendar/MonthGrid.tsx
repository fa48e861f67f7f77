import Box from '@mui/material/Box';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addDays, addMonths } from '../../../domain/events/addDays.ts';
import { dateFormat } from '../../kit/format/formatDate.ts';
import type { EventListItem } from '../Event.ts';
import { DayCell } from './DayCell.tsx';
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

interface DayFocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly month: string;
  readonly today: string;
  readonly onShow: (month: string) => void;
}

interface DayFocus {
  /** The only day in the tab order, with its events. */
  readonly day: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Roving focus: arrow keys move between the days, also across months; only one day is in the tab order. */
function useDayFocus({ grid, month, today, onShow }: DayFocusOptions): DayFocus {
  const [walked, setWalked] = useState(today);
  const isWalking = useRef(false);
  const isShown = (date: string) => date.startsWith(month);
  const day = [walked, today].find(isShown) ?? `${month}-01`;

  useEffect(() => {
    // Its month may still be loading.
    if (!isWalking.current || day !== walked) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayAfterKey(day, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isWalking.current = true;
    setWalked(next);
    if (!isShown(next)) onShow(next.slice(0, 7));
  };
  return { day, onKeyDown };
}

function dayAfterKey(day: string, key: string): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return sameDay(day, -1);
    case 'PageDown':
      return sameDay(day, 1);
    default:
      return undefined;
  }
}

/** The same day in another month, or that month's last day. */
function sameDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const wanted = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted < last ? wanted : last;
}
