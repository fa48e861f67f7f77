import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
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
      <PageHeader
        title={translate(paths.events.title)}
        actions={
          <>
            <ViewToggle isCalendar={isCalendar} />
            <CreateEventButton variant="contained" />
          </>
        }
      />
      {isCalendar ? <EventCalendar /> : <EventGroups />}
    </Stack>
  );
}
