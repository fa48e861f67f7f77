import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../../kit/format/formatDate.ts';
import { addMonths } from '../time/addDays.ts';

interface MonthHeaderProps {
  readonly id: string;
  readonly month: string;
  readonly today: string;
  readonly onShow: (month: string) => void;
}

const thumbSized = { width: 44, height: 44 };

/** The month's name (live region) with buttons to change it. */
export function MonthHeader({ id, month, today, onShow }: MonthHeaderProps) {
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
