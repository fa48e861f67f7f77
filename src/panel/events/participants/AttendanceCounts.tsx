import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { attendances, useAttendanceTotals } from './useAttendanceTotals.ts';

/** Progress of the recording, sticky while people arrive. */
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
            // Top-aligned, so that the numbers line up however long their labels are.
            justifyContent: 'flex-end',
            // At least as wide as the longest word, so that none is broken.
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
