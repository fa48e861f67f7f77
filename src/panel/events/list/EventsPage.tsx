import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { EventCalendar } from '../calendar/EventCalendar.tsx';
import { CreateEventButton } from './CreateEventButton.tsx';
import { EventGroups } from './EventGroups.tsx';
import { ViewToggle } from './ViewToggle.tsx';
import { calendarView, viewParam } from './viewParam.ts';

/** The foundation's events, group by group as cards, or month by month. */
export default function EventsPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const isCalendar = search.get(viewParam) === calendarView;
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ mr: 'auto' }}>
          {translate(paths.events.title)}
        </Typography>
        <ViewToggle isCalendar={isCalendar} />
        <CreateEventButton variant="contained" />
      </Stack>
      {isCalendar ? <EventCalendar /> : <EventGroups />}
    </Stack>
  );
}
