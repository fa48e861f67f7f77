import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { attendances, useAttendanceTotals } from './useAttendanceTotals.ts';

/** How far the recording is, in sight while people come in. */
export function AttendanceCounts({ eventId }: { readonly eventId: string }) {
  const translate = useTranslate();
  const totals = useAttendanceTotals(eventId);
  return (
    <Stack direction="row" component="dl" sx={{ m: 0, gap: { xs: 1, sm: 2 }, minHeight: 56 }}>
      {attendances.map((status) => (
        <Box
          key={status}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            // At the top, so that the numbers are in line, however long their names.
            justifyContent: 'flex-end',
            // As wide as its longest word needs at least, so that none is broken.
            flex: { xs: '1 1 auto', sm: '0 0 140px' },
            px: { xs: 1, sm: 1.5 },
            py: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
            {translate(`events.attendance.counts.${status}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {totals ? formatNumber(totals[status]) : '–'}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
