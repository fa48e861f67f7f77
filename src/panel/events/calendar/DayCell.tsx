import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDay } from '../time/formatDay.ts';
import { cellPadding, DayEvent } from './DayEvent.tsx';
import type { EventPart } from './weekParts.ts';

interface DayCellProps {
  readonly day: string;
  readonly parts: readonly EventPart[];
  /** How many lanes of the week are visible; the others are behind a button. */
  readonly lanes: number;
  readonly isToday: boolean;
  /** Belongs to the previous or next month. */
  readonly isOutside: boolean;
  readonly isFocused: boolean;
}

export function DayCell({ day, parts, lanes, isToday, isOutside, isFocused }: DayCellProps) {
  const translate = useTranslate();
  const seen = parts.filter(({ lane }) => lane < lanes);
  // Roving tabindex: only the focused day's events are tab stops.
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
        parts.length > 0 ? `${name}, ${translate('events.count', { smart_count: parts.length })}` : name
      }
      sx={{
        height: 116,
        p: `${cellPadding}px`,
        verticalAlign: 'top',
        bgcolor: isOutside ? 'background.default' : undefined,
        '&&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box component="time" dateTime={day} aria-hidden sx={isToday ? todaySx : numberSx(isOutside)}>
        {Number(day.slice(8))}
      </Box>
      {seen.length > 0 && (
        <Box component="ul" sx={listSx}>
          {seen.map((part) => (
            <DayEvent key={part.event.id} part={part} tabIndex={tabIndex} />
          ))}
        </Box>
      )}
      {parts.length > seen.length && (
        <MoreEvents day={day} parts={parts} count={parts.length - seen.length} tabIndex={tabIndex} />
      )}
    </Box>
  );
}

/** One grid row per lane, empty or not. */
const listSx = {
  display: 'grid',
  gridAutoRows: 'minmax(24px, auto)',
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};

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
  fontWeight: 500,
  borderRadius: 14,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

interface MoreEventsProps {
  readonly day: string;
  /** All events of the day. */
  readonly parts: readonly EventPart[];
  /** How many of them are hidden in the calendar. */
  readonly count: number;
  readonly tabIndex: number;
}

function MoreEvents({ day, parts, count, tabIndex }: MoreEventsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mt: 0.5, px: 0.75, py: 0, minHeight: 24, minWidth: 0, lineHeight: 1.4, textAlign: 'left' }}
      >
        {translate('events.calendar.more', { smart_count: count })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // The popover's arrow keys must not move the calendar's focus.
        onKeyDown={(event) => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, width: 320 } } }}
      >
        <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
          {formatDay(day)}
        </Typography>
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.75, listStyle: 'none' }}>
          {parts.map((part) => (
            <DayEvent key={part.event.id} part={part} isWhole />
          ))}
        </Stack>
      </Popover>
    </>
  );
}
