import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { openByClick } from '../../kit/list/openByClick.ts';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import type { EventListItem } from '../Event.ts';
import { formatDay } from '../time/formatDay.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import { agendaDays } from './agendaDays.ts';

interface MonthAgendaProps {
  readonly month: string;
  readonly today: string;
  readonly events: readonly EventListItem[];
  readonly isBusy: boolean;
}

/** The month on a phone: its days that have something, one below the other. */
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
