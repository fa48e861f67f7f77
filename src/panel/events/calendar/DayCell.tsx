import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { EventListItem } from '../Event.ts';
import { formatDay } from '../time/formatDay.ts';
import { DayEvent } from './DayEvent.tsx';
import { MoreEvents } from './MoreEvents.tsx';

interface DayCellProps {
  readonly day: string;
  readonly events: readonly EventListItem[];
  readonly isToday: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly isFocused: boolean;
}

/** As many events are seen on a day; the others are behind a button. */
const mostSeen = 3;

export function DayCell({ day, events, isToday, isOutside, isFocused }: DayCellProps) {
  const translate = useTranslate();
  const seen = events.slice(0, events.length > mostSeen ? mostSeen - 1 : mostSeen);
  // Its events are in the way of Tab only on the day that the arrow keys have reached.
  const tabIndex = isFocused ? 0 : -1;
  const name = formatDay(day);

  return (
    <Box
      component="td"
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      aria-current={isToday ? 'date' : undefined}
      aria-label={
        events.length > 0 ? `${name}, ${translate('events.count', { smart_count: events.length })}` : name
      }
      sx={{
        height: 116,
        p: 0.5,
        verticalAlign: 'top',
        bgcolor: isOutside ? 'action.hover' : undefined,
        '&&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box component="time" dateTime={day} aria-hidden sx={isToday ? todaySx : numberSx(isOutside)}>
        {Number(day.slice(8))}
      </Box>
      {events.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}>
          {seen.map((event) => (
            <DayEvent key={event.id} event={event} day={day} tabIndex={tabIndex} />
          ))}
        </Stack>
      )}
      {events.length > seen.length && (
        <MoreEvents day={day} events={events} count={events.length - seen.length} tabIndex={tabIndex} />
      )}
    </Box>
  );
}

const numberSx = (isOutside: boolean) => ({
  display: 'inline-block',
  minWidth: 28,
  height: 28,
  mb: 0.25,
  typography: 'body2',
  lineHeight: '28px',
  textAlign: 'center',
  color: isOutside ? 'text.secondary' : 'text.primary',
});

const todaySx = {
  ...numberSx(false),
  fontWeight: 700,
  borderRadius: 14,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
