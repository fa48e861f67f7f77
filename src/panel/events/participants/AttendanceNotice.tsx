import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Event } from '../Event.ts';
import { formatEventTime } from '../time/formatEventTime.ts';
import { useEventPhase } from '../useEventPhase.ts';

/** Why nobody's attendance can be recorded now. */
export function AttendanceNotice({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const phase = useEventPhase(event);
  if (phase !== 'future' && phase !== 'cancelled') return null;
  return (
    <Alert severity={phase === 'future' ? 'info' : 'warning'} variant="outlined">
      {phase === 'future'
        ? translate('events.attendance.later', {
            time: formatEventTime({ ...event, endDate: null, eventEnd: null }),
          })
        : translate('events.attendance.never')}
    </Alert>
  );
}
