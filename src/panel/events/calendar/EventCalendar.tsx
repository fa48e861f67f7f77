import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { addDays, addMonths } from '../../../domain/events/addDays.ts';
import type { ListDefinition } from '../../data/listQuery.ts';
import { dateFormat } from '../../kit/format/formatDate.ts';
import { todayIn } from '../../kit/format/today.ts';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { readAll, useListUrl } from '../../kit/list/useContractList.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { useNow } from '../../kit/time/useNow.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import type { EventListItem } from '../Event.ts';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const { list } = resources.events;

/** The month sets the period, and the calendar shows events of all groups. */
const ofTheMonth: readonly string[] = ['group', 'from', 'to'];

const calendarList: ListDefinition = {
  ...list,
  filters: list.filters.filter(({ name }) => !ofTheMonth.includes(name)),
};

/** The events of a month as a calendar, or as a list of days on narrow screens. */
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

/**
 * Days of a month in whole weeks from Monday to Sunday, padded with days of the adjacent months.
 *
 * @param month `YYYY-MM`
 */
export function monthWeeks(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const afterLast = `${addMonths(month, 1)}-01`;
  // Sunday is 0 in JavaScript.
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let day = monday; day < afterLast; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

interface ShownMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** `YYYY-MM-DD` in the foundation's time zone. */
  readonly today: string;
  readonly show: (month: string) => void;
}

/** Query parameter: `YYYY-MM`. */
const monthParam = 'month';

/** The shown month, from the address; the current month needs no parameter. */
export function useMonth(): ShownMonth {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(useTimeZone(), new Date(useNow()));
  const current = today.slice(0, 7);
  const asked = search.get(monthParam) ?? '';
  return {
    month: /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : current,
    today,
    show: (month) =>
      setSearch((search) => {
        const next = new URLSearchParams(search);
        if (month === current) next.delete(monthParam);
        else next.set(monthParam, month);
        return next;
      }),
  };
}

const { name: resource } = resources.events;

interface Period {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** All events of a period that match the filters, from all pages. */
function useEventsBetween({ from, to, filters }: Period) {
  const dataProvider = useDataProvider();
  const filter = { ...filters, from, to };
  return useQuery({
    queryKey: [resource, 'getList', { all: filter }],
    queryFn: ({ signal }) =>
      readAll<EventListItem>(dataProvider, resource, {
        sort: { field: 'startDate', order: 'ASC' },
        filter,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

interface MonthHeaderProps {
  readonly id: string;
  readonly month: string;
  readonly today: string;
  readonly onShow: (month: string) => void;
}

const thumbSized = { width: 44, height: 44 };

/** The month's name (live region) with buttons to change it. */
function MonthHeader({ id, month, today, onShow }: MonthHeaderProps) {
  const translate = useTranslate();
  const go = (months: number) => ({
    'aria-label': translate(months < 0 ? 'events.calendar.previous' : 'events.calendar.next'),
    onClick: () => onShow(addMonths(month, months)),
    sx: thumbSized,
  });
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <IconButton {...go(-1)}>
        <PreviousIcon />
      </IconButton>
      <Typography
        id={id}
        variant="h2"
        aria-live="polite"
        sx={{
          flex: { xs: 1, sm: '0 1 220px' },
          textAlign: 'center',
          // Fits month and year on one line between a phone's three buttons.
          fontSize: { xs: '1.0625rem', sm: '1.25rem' },
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton {...go(1)}>
        <NextIcon />
      </IconButton>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => onShow(today.slice(0, 7))}
        sx={{ ml: { sm: 'auto' }, borderColor: 'divider' }}
      >
        {translate('events.calendar.today')}
      </Button>
    </Stack>
  );
}

/**
 * Month and year, without the word for "year" that some languages append; a heading does not need it.
 *
 * @param month `YYYY-MM`
 * @example formatMonth('2026-11') // 'listopad 2026'
 */
function formatMonth(month: string): string {
  const name = dateFormat({ month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
}
