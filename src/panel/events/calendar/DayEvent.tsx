import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useListAddress } from '../../kit/list/useListAddress.ts';
import type { EventListItem } from '../Event.ts';
import { phaseLook } from '../phaseLook.ts';
import { formatClock } from '../time/formatEventTime.ts';
import { useEventPhase } from '../useEventPhase.ts';

interface DayEventProps {
  readonly event: EventListItem;
  readonly day: string;
  readonly tabIndex?: number;
  /** With all of its title. */
  readonly isWhole?: boolean;
}

/** An event on one of its days. Where it stands is told by a word to screen readers, and by more than its colour. */
export function DayEvent({ event, day, tabIndex, isWhole = false }: DayEventProps) {
  const translate = useTranslate();
  const list = useListAddress();
  const phase = useEventPhase(event);
  const { color } = phaseLook[phase];
  const main = `var(--mui-palette-${color === 'neutral' ? 'text-secondary' : `${color}-main`})`;
  const begins = event.startDate === day;

  return (
    <Box component="li" sx={{ minWidth: 0 }}>
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
          borderLeft: `3px ${phase === 'draft' ? 'dashed' : 'solid'} ${main}`,
          bgcolor: `color-mix(in srgb, ${main} ${begins ? 14 : 7}%, transparent)`,
          color: 'text.primary',
          fontSize: '0.8125rem',
          lineHeight: '20px',
          textDecoration: phase === 'cancelled' ? 'line-through' : 'none',
          '&:hover': { bgcolor: `color-mix(in srgb, ${main} 24%, transparent)` },
          ...(isWhole ? { overflowWrap: 'anywhere' } : oneLine),
        }}
      >
        {begins && event.eventStart && <strong>{formatClock(event.eventStart)}</strong>}{' '}
        {!begins && <span aria-hidden>… </span>}
        {event.title}
        <span style={visuallyHidden}>, {translate(`events.phase.${phase}`)}</span>
      </Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
