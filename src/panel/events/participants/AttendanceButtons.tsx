import AbsentIcon from '@mui/icons-material/CancelOutlined';
import PresentIcon from '@mui/icons-material/CheckCircleOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { participantName } from './participantName.ts';
import type { Attendance } from './useAttendanceTotals.ts';
import type { Recording } from './useRecording.ts';

/** Attended or missed; pressing the selected one again clears it. */
export function AttendanceButtons({
  recording: { shown, isBusy, record },
}: {
  readonly recording: Recording;
}) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const name = participantName(shown);
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={shown.status}
      onChange={(_, status: Attendance | null) => void record({ status: status ?? 'signed_up' })}
      aria-label={translate('events.attendance.of', { name })}
      aria-busy={isBusy}
      sx={{
        '& button': {
          minHeight: 56,
          gap: 1,
          px: 1,
          textTransform: 'none',
          fontSize: '1rem',
          lineHeight: 1.2,
          color: 'text.primary',
        },
      }}
    >
      <ToggleButton value="attended" sx={chosen('success')}>
        <PresentIcon />
        {choice('attendance', 'attended')}
      </ToggleButton>
      <ToggleButton value="no_show" sx={chosen('error')}>
        <AbsentIcon />
        {choice('attendance', 'no_show')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Selected buttons are filled, each in its own colour. */
const chosen = (color: 'success' | 'error') => ({
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: `${color}.main`,
    color: `${color}.contrastText`,
    borderColor: `${color}.main`,
  },
});
