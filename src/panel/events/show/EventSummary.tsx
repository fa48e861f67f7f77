import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import { useWindowTitle } from '../../shell/useWindowTitle.ts';
import type { Event } from '../Event.ts';
import { EventStatus } from '../EventStatus.tsx';
import { EventActions } from './actions/EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';

/**
 * The cover above the summary, or beside it on wide screens, where a full-width strip would crop too much.
 */
export const coverGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
};

/** The text beside the cover determines its height. */
export const coverPlace = {
  height: { xs: 72, sm: 112, md: '100%' },
  minHeight: 0,
  contain: { md: 'size' },
};

/** Title, status, time, place and actions. */
export function EventSummary() {
  const event = useRecordContext<Event>();
  useWindowTitle(event?.title ?? '');
  if (!event) return null;

  return (
    <Card sx={coverGrid}>
      <Box sx={{ ...coverPlace, filter: event.cancelledAt ? 'grayscale(1)' : undefined }}>
        <CoverDesign name={event.coverDesign} />
      </Box>
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Box>
          <EventStatus event={event} />
          <Typography variant="h1" tabIndex={-1} sx={{ mt: 1, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {event.title}
          </Typography>
        </Box>
        <EventFacts event={event} />
        <Stack
          direction="row"
          sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1, '& :is(a, button)': { minHeight: 44 } }}
        >
          <EventActions event={event} />
        </Stack>
      </Stack>
    </Card>
  );
}
