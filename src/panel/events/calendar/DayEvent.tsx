import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useListAddress } from '../../kit/list/useListAddress.ts';
import { phaseLook } from '../EventStatus.tsx';
import { formatClock } from '../time/formatEventTime.ts';
import { useEventPhase } from '../useEventPhase.ts';
import type { EventPart } from './weekParts.ts';

interface DayEventProps {
  readonly part: EventPart;
  readonly tabIndex?: number;
  /** With all of its title, and by itself. */
  readonly isWhole?: boolean;
}

/** An event on one of its days. Where it stands is told by a word to screen readers, and by more than its colour. */
export function DayEvent({ part, tabIndex, isWhole = false }: DayEventProps) {
  const translate = useTranslate();
  const list = useListAddress();
  const { event, lane, begins, days } = part;
  const phase = useEventPhase(event);
  const { tone } = phaseLook[phase];
  /** Not see-through: the lines between the days would cut a bar up. */
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
          // What is only for screen readers stays inside, and does not widen the page.
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

/** Of a day's cell, inside; the line between two cells is 1 px. */
export const cellPadding = 4;

/** A part of a bar reaches over the edges of its cell to the parts beside it. */
export function reachSx({ begins, goesOn }: EventPart) {
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

/** The words of a bar stand in its first cell of a week, and go on over those that follow, each a link to press. */
export function wordsSx({ begins, days }: EventPart) {
  const cell = begins ? `(100% + ${cellPadding + 1}px)` : '100%';
  return days > 1
    ? { ...oneLine, ...above, width: `calc(${cell} * ${days} - 24px)` }
    : { ...oneLine, display: 'block' };
}

const above = { position: 'absolute', zIndex: 1, pointerEvents: 'none' };
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
