import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { openByClick } from '../../kit/list/RecordCell.tsx';
import { useListAddress } from '../../kit/list/useContractList.ts';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import type { EventListItem } from '../Event.ts';
import { EventStatus } from '../EventStatus.tsx';
import { formatDay } from '../eventTime.ts';
import { PlaceFact, WhenFact } from '../PlaceFact.tsx';

interface MonthAgendaProps {
  readonly month: string;
  readonly today: string;
  readonly events: readonly EventListItem[];
  readonly isBusy: boolean;
}

/** The month on a phone: a list of the days with events. */
export function MonthAgenda({ month, today, events, isBusy }: MonthAgendaProps) {
  const translate = useTranslate();
  const days = agendaDays(events, month);
  if (days.length === 0 && isBusy) {
    return (
      <>
        <LoadingNote />
        <Skeleton variant="rounded" height={240} />
      </>
    );
  }
  if (days.length === 0) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center', py: 4 }}>
        {translate('events.calendar.empty')}
      </Typography>
    );
  }
  return (
    <Stack aria-busy={isBusy} sx={{ gap: 2.5 }}>
      {days.map(({ day, events }) => (
        <Box key={day} component="section" aria-label={formatDay(day)}>
          <Typography
            variant="h3"
            aria-current={day === today ? 'date' : undefined}
            sx={{
              mb: 1,
              color: day === today ? 'primary.main' : undefined,
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {formatDay(day)}
            {day === today && ` · ${translate('events.calendar.today')}`}
          </Typography>
          <Stack component="ul" onClick={openByClick} sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
            {events.map((event) => (
              <AgendaEvent key={event.id} event={event} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

interface AgendaDay {
  readonly day: string;
  readonly events: readonly EventListItem[];
}

/** Days of a month on which events start; earlier events that continue are listed on the first. */
export function agendaDays(events: readonly EventListItem[], month: string): readonly AgendaDay[] {
  const first = `${month}-01`;
  const dayOf = ({ startDate }: EventListItem) => (startDate && startDate > first ? startDate : first);
  const inMonth = events.filter(
    (event) => dayOf(event).startsWith(month) && (event.endDate ?? event.startDate ?? '') >= first,
  );
  const days = [...new Set(inMonth.map(dayOf))].sort();
  const byDay = eventsByDay(inMonth, days);
  return days.map((day) => ({
    day,
    events: (byDay.get(day) ?? []).filter((event) => dayOf(event) === day),
  }));
}

/**
 * Events per day: first those that start on it, by time, then those that continue.
 *
 * @param days sorted
 */
export function eventsByDay(
  events: readonly EventListItem[],
  days: readonly string[],
): ReadonlyMap<string, readonly EventListItem[]> {
  return new Map(
    days.map((day) => [
      day,
      events
        .filter(({ startDate, endDate }) => startDate && startDate <= day && day <= (endDate ?? startDate))
        .sort((a, b) => orderOn(day, a).localeCompare(orderOn(day, b))),
    ]),
  );
}

/** Continuing events sort last. */
function orderOn(day: string, { startDate, eventStart, title }: EventListItem): string {
  return startDate === day ? `0 ${eventStart ?? ''} ${title}` : `1 ${title}`;
}

function AgendaEvent({ event }: { readonly event: EventListItem }) {
  const list = useListAddress();
  return (
    <Card component="li" sx={{ p: 1.5, cursor: 'pointer' }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Link
          component={RouterLink}
          data-opens
          to={paths.event.getHref({ eventId: event.id })}
          state={{ list }}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {event.title}
        </Link>
        <EventStatus event={event} />
        <Stack component="ul" sx={{ m: 0, p: 0 }}>
          <WhenFact event={event} />
          <PlaceFact event={event} />
        </Stack>
      </Stack>
    </Card>
  );
}
