import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useListAddress } from '../../kit/list/useContractList.ts';
import { phaseLook, useEventPhase } from '../EventStatus.tsx';
import { formatClock, formatDay } from '../eventTime.ts';
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

interface DayEventProps {
  readonly part: EventPart;
  readonly tabIndex?: number;
  /** Shows the whole title, outside a bar. */
  readonly isWhole?: boolean;
}

/** An event on one of its days. Its phase is told by more than colour, and by a word for screen readers. */
function DayEvent({ part, tabIndex, isWhole = false }: DayEventProps) {
  const translate = useTranslate();
  const list = useListAddress();
  const { event, lane, begins, days } = part;
  const phase = useEventPhase(event);
  const { tone } = phaseLook[phase];
  /** Opaque: the lines between days would show through. */
  const tint = (share: number) =>
    `color-mix(in srgb, ${main} ${share}%, var(--mui-palette-background-paper))`;
  const main = `var(--mui-palette-${tone === 'neutral' ? 'text-secondary' : `${tone}-main`})`;
  const accent = `3px ${phase === 'draft' ? 'dashed' : 'solid'} ${main}`;
  const isSeen = isWhole || days > 0;

  return (
    <Box component="li" sx={isWhole ? undefined : { gridRow: lane + 1, minWidth: 0, ...reachSx(part) }}>
      <Box
        component={Link}
        to={paths.event.getHref({ eventId: event.id })}
        state={{ list }}
        tabIndex={tabIndex}
        title={event.title}
        sx={{
          display: 'block',
          // Contains the visually hidden text, which would otherwise widen the page.
          position: 'relative',
          px: 0.75,
          py: 0.25,
          minHeight: 24,
          borderRadius: 0.5,
          borderLeft: isWhole || begins ? accent : undefined,
          bgcolor: tint(14),
          color: 'text.primary',
          fontSize: '0.8125rem',
          lineHeight: '20px',
          textDecoration: phase === 'cancelled' ? 'line-through' : 'none',
          '&:hover': { bgcolor: tint(24) },
        }}
      >
        <Box
          component="span"
          sx={isWhole ? { overflowWrap: 'anywhere' } : isSeen ? wordsSx(part) : visuallyHidden}
        >
          {begins && event.eventStart && <strong>{formatClock(event.eventStart)}</strong>}{' '}
          {!begins && <span aria-hidden>… </span>}
          {event.title}
        </Box>
        <span style={visuallyHidden}>, {translate(`events.phase.${phase}`)}</span>
      </Box>
    </Box>
  );
}

/** Padding inside a day's cell; the line between two cells is 1 px. */
export const cellPadding = 4;

/** Lets a part of a bar overlap its cell's edges to join its neighbours. */
function reachSx({ begins, goesOn }: EventPart) {
  return {
    ml: begins ? 0 : `-${cellPadding + 1}px`,
    mr: goesOn ? `-${cellPadding}px` : 0,
    '& > a': {
      borderTopLeftRadius: begins ? undefined : 0,
      borderBottomLeftRadius: begins ? undefined : 0,
      borderTopRightRadius: goesOn ? 0 : undefined,
      borderBottomRightRadius: goesOn ? 0 : undefined,
    },
  };
}

/**
 * The text of a bar starts in its first cell of the week and spans the following ones, each of which is a
 * link.
 */
function wordsSx({ begins, days }: EventPart) {
  const cell = begins ? `(100% + ${cellPadding + 1}px)` : '100%';
  return days > 1
    ? { ...oneLine, ...above, width: `calc(${cell} * ${days} - 24px)` }
    : { ...oneLine, display: 'block' };
}

const above = { position: 'absolute', zIndex: 1, pointerEvents: 'none' };
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
