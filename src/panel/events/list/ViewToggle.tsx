import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import CardsIcon from '@mui/icons-material/ViewAgendaOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ToolLabel } from '../../kit/list/ToolLabel.tsx';
import { calendarView, viewParam } from './viewParam.ts';

export function ViewToggle({ isCalendar }: { readonly isCalendar: boolean }) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();

  const show = (calendar: boolean | null) => {
    // The one that is pressed already is pressed again.
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
