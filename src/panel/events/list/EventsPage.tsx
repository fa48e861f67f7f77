import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import CardsIcon from '@mui/icons-material/ViewAgendaOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { ToolLabel } from '../../kit/list/ToolButton.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { EventCalendar } from '../calendar/EventCalendar.tsx';
import { CreateEventButton, EventGroups } from './EventGroups.tsx';

/** Query parameter: cards or month. */
const viewParam = 'view';
const calendarView = 'calendar';

/** The foundation's events as cards by group, or as a calendar. */
export default function EventsPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const isCalendar = search.get(viewParam) === calendarView;
  return (
    <Stack data-wide sx={{ gap: { xs: 2, md: 3 } }}>
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

function ViewToggle({ isCalendar }: { readonly isCalendar: boolean }) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();

  const show = (calendar: boolean | null) => {
    // The pressed button was pressed again.
    if (calendar === null) return;
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (calendar) next.set(viewParam, calendarView);
      else next.delete(viewParam);
      return next;
    });
  };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isCalendar}
      onChange={(_, calendar: boolean | null) => show(calendar)}
      aria-label={translate('events.view.label')}
      sx={{
        '& button': { minWidth: 44, minHeight: { xs: 44, md: 40 }, px: 1.5, gap: 1, textTransform: 'none' },
      }}
    >
      <ToggleButton value={false}>
        <CardsIcon fontSize="small" />
        <ToolLabel>{translate('events.view.cards')}</ToolLabel>
      </ToggleButton>
      <ToggleButton value={true}>
        <CalendarIcon fontSize="small" />
        <ToolLabel>{translate('events.view.calendar')}</ToolLabel>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
