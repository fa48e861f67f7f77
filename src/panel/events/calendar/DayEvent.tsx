import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useListAddress } from '../../kit/list/useContractList.ts';
import { phaseLook, useEventPhase } from '../EventStatus.tsx';
import { formatClock } from '../time/formatEventTime.ts';
import type { EventPart } from './weekParts.ts';

interface DayEventProps {
  readonly part: EventPart;
  readonly tabIndex?: number;
  /** Shows the whole title, outside a bar. */
  readonly isWhole?: boolean;
}

/** An event on one of its days. Its phase is told by more than colour, and by a word for screen readers. */
export function DayEvent({ part, tabIndex, isWhole = false }: DayEventProps) {
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

/**
 * The text of a bar starts in its first cell of the week and spans the following ones, each of which is a
 * link.
 */
export function wordsSx({ begins, days }: EventPart) {
  const cell = begins ? `(100% + ${cellPadding + 1}px)` : '100%';
  return days > 1
    ? { ...oneLine, ...above, width: `calc(${cell} * ${days} - 24px)` }
    : { ...oneLine, display: 'block' };
}

const above = { position: 'absolute', zIndex: 1, pointerEvents: 'none' };
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
