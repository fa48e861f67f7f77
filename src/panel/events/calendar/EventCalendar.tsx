import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { useListUrl } from '../../kit/list/useListUrl.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { calendarList } from './calendarList.ts';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHeader } from './MonthHeader.tsx';
import { monthWeeks } from './monthWeeks.ts';
import { useEventsBetween } from './useEventsBetween.ts';
import { useMonth } from './useMonth.ts';

/** The events of a month in a calendar, or where there is no room for one, day by day in a list. */
export function EventCalendar() {
  const titleId = useId();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { month, today, show } = useMonth();
  const [{ filters }] = useListUrl(calendarList);
  const weeks = monthWeeks(month);
  const days = weeks.flat();
  const { data, error, isPlaceholderData, refetch } = useEventsBetween({
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    filters,
  });
  const isBusy = !data || isPlaceholderData;

  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <ListToolbar list={calendarList} />
      <MonthHeader id={titleId} month={month} today={today} onShow={show} />
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : hasRoom ? (
        <MonthGrid
          labelledBy={titleId}
          month={month}
          weeks={weeks}
          today={today}
          events={data ?? []}
          isBusy={isBusy}
          onShow={show}
        />
      ) : (
        <MonthAgenda month={month} today={today} events={data ?? []} isBusy={isBusy} />
      )}
    </Stack>
  );
}
